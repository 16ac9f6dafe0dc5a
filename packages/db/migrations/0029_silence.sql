ALTER TABLE "users" ADD COLUMN "silence_days" integer;--> statement-breakpoint
ALTER TABLE "tracked_jobs" ADD COLUMN "touched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tracked_jobs" ADD COLUMN "before_answer" jsonb;