CREATE TABLE "listing_cases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decision" text
);
--> statement-breakpoint
CREATE TABLE "listing_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"user_id" bigint,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_cases" ADD CONSTRAINT "listing_cases_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_case_id_listing_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."listing_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_cases_open" ON "listing_cases" USING btree ("job_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "listing_cases_by_job" ON "listing_cases" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_reports_once" ON "listing_reports" USING btree ("case_id","user_id");--> statement-breakpoint
CREATE INDEX "listing_reports_by_user" ON "listing_reports" USING btree ("user_id");