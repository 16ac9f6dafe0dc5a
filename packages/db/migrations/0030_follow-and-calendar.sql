CREATE TABLE "followed_companies" (
	"user_id" bigint NOT NULL,
	"company_name" text NOT NULL,
	CONSTRAINT "followed_companies_user_id_company_name_pk" PRIMARY KEY("user_id","company_name")
);
--> statement-breakpoint
CREATE TABLE "calendar_events" (
	"user_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"content_hash" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_events_user_id_job_id_kind_pk" PRIMARY KEY("user_id","job_id","kind")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"token" text,
	"kinds" text[] NOT NULL,
	"detail" text NOT NULL,
	CONSTRAINT "calendar_feeds_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "tracked_jobs" ADD COLUMN "interview_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tracked_jobs" ADD COLUMN "interview_zone" text;--> statement-breakpoint
ALTER TABLE "followed_companies" ADD CONSTRAINT "followed_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_of_application" FOREIGN KEY ("user_id","job_id") REFERENCES "public"."tracked_jobs"("user_id","job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;