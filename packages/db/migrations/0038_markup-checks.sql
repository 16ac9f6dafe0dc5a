CREATE TABLE "markup_checks" (
	"job_id" bigint PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"checked_on" date NOT NULL,
	"problems" text[]
);
--> statement-breakpoint
ALTER TABLE "markup_checks" ADD CONSTRAINT "markup_checks_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;