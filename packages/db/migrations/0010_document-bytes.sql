ALTER TABLE "tracked_jobs" ADD COLUMN "resume_bytes" integer;--> statement-breakpoint
ALTER TABLE "tracked_jobs" ADD COLUMN "cover_letter_bytes" integer;