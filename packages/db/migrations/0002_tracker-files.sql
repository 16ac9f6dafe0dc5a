CREATE TABLE "files_to_delete" (
	"key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "files_to_delete_due" ON "files_to_delete" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "tracked_job_changes" ADD CONSTRAINT "tracked_job_changes_of_application" FOREIGN KEY ("user_id","job_id") REFERENCES "public"."tracked_jobs"("user_id","job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tracked_jobs_reminders" ON "tracked_jobs" USING btree ("remind_on") WHERE remind_on is not null;