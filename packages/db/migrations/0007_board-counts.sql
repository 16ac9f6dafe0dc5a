DROP INDEX "postings_live";--> statement-breakpoint
CREATE INDEX "jobs_listed_by_board" ON "jobs" USING btree ("board_id","id") WHERE unlisted_reason is null;--> statement-breakpoint
CREATE INDEX "postings_live" ON "postings" USING btree ("board_id","job_id") WHERE gone_at is null;