ALTER TABLE "removals" ADD COLUMN "jobs" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Those added before: as their receipts said.
UPDATE removals SET jobs = (entry.details ->> 'num_jobs')::int FROM audit_log AS entry
WHERE entry.action = 'add_removal' AND entry.details ->> 'id' = removals.id::text AND entry.details ->> 'num_jobs' IS NOT NULL;
