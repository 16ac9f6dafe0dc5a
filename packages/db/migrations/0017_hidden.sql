CREATE TABLE "hidden_companies" (
	"user_id" bigint NOT NULL,
	"company_name" text NOT NULL,
	CONSTRAINT "hidden_companies_user_id_company_name_pk" PRIMARY KEY("user_id","company_name")
);
--> statement-breakpoint
CREATE TABLE "hidden_jobs" (
	"user_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"reason" text,
	"hidden_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_jobs_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "hidden_words" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hidden_companies" ADD CONSTRAINT "hidden_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_jobs" ADD CONSTRAINT "hidden_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_jobs" ADD CONSTRAINT "hidden_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_words" ADD CONSTRAINT "hidden_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_jobs_by_job" ON "hidden_jobs" USING btree ("job_id");