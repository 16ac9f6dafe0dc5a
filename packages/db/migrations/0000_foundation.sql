CREATE SEQUENCE "public"."job_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" bigint,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intake_answers" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_ins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "log_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"impersonator_id" bigint,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"linkedin" text,
	"role" text,
	"job_title" text,
	"state" text,
	"workplace_prefs" text[] DEFAULT '{}' NOT NULL,
	"should_display_welcome" boolean DEFAULT false NOT NULL,
	"stripe_client_reference_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"stripe_customer_id" text,
	"referral" text,
	"affiliate" text,
	"last_search_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_stripe_client_reference_id_unique" UNIQUE("stripe_client_reference_id")
);
--> statement-breakpoint
CREATE TABLE "redemption_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redemption_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"source" text NOT NULL,
	"duration_days" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "redemption_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"code_id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"starts_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"stripe_subscription_id" text PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"stripe_customer_id" text NOT NULL,
	"status" text NOT NULL,
	"plan" text,
	"current_period_end" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"described_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_scrapes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "board_scrapes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"board_id" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"failure" text,
	"message" text,
	"found" integer DEFAULT 0 NOT NULL,
	"listed" integer DEFAULT 0 NOT NULL,
	"new_jobs" integer DEFAULT 0 NOT NULL,
	"changed_jobs" integer DEFAULT 0 NOT NULL,
	"deleted_jobs" integer DEFAULT 0 NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "boards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"system" text NOT NULL,
	"tenant" text NOT NULL,
	"careers_url" text NOT NULL,
	"company_name" text NOT NULL,
	"sector" text,
	"source" text NOT NULL,
	"logo_url" text,
	"logo_file" text,
	"logo_tried_at" timestamp with time zone,
	"state" text DEFAULT 'new' NOT NULL,
	"state_reason" text,
	"state_since" timestamp with time zone,
	"last_scraped_at" timestamp with time zone,
	"last_tried_at" timestamp with time zone,
	"gone_suspected_at" timestamp with time zone,
	"validators" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"validators_version" text,
	"last_found" integer,
	"last_new" integer,
	"last_deleted" integer,
	"suspect_missing" jsonb,
	"suspect_since" timestamp with time zone,
	"measured_since" timestamp with time zone,
	"resting_until" timestamp with time zone,
	"has_details" boolean DEFAULT false NOT NULL,
	"duplicate_of" bigint,
	"featured_titles" text[] DEFAULT '{}' NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "boards_identity" UNIQUE("system","tenant")
);
--> statement-breakpoint
CREATE TABLE "company_logos" (
	"file" text PRIMARY KEY NOT NULL,
	"source_url" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_logos_source_url_unique" UNIQUE("source_url")
);
--> statement-breakpoint
CREATE TABLE "hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"leased_by" text,
	"lease_ends_at" timestamp with time zone,
	"wanted_by" text,
	"wanted_until" timestamp with time zone,
	"next_request_at" timestamp with time zone,
	"resting_until" timestamp with time zone,
	"rest_kind" text,
	"failures" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"board_id" bigint NOT NULL,
	"external_id" text NOT NULL,
	"job_id" bigint NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"html" text,
	"places" text[] NOT NULL,
	"pay" jsonb,
	"found" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"times_relisted" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scrape_loop_boards" (
	"loop_id" bigint NOT NULL,
	"board_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"outcome" text,
	"new_jobs" integer DEFAULT 0 NOT NULL,
	"deleted_jobs" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"starts" integer DEFAULT 0 NOT NULL,
	"walker" integer,
	"held_until" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "scrape_loop_boards_loop_id_board_id_pk" PRIMARY KEY("loop_id","board_id")
);
--> statement-breakpoint
CREATE TABLE "scrape_loops" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scrape_loops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"period" text NOT NULL,
	"total" integer NOT NULL,
	"left" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "scrape_loops_period_unique" UNIQUE("period")
);
--> statement-breakpoint
CREATE TABLE "clicks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clicks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"company_name" text NOT NULL,
	"user_id" bigint,
	"is_similar_job" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY DEFAULT nextval('job_ids') NOT NULL,
	"board_id" bigint,
	"title" text NOT NULL,
	"company_name" text NOT NULL,
	"url" text NOT NULL,
	"job_type" text,
	"workplace" text,
	"travel" text NOT NULL,
	"travel_details" text,
	"locations" text[] NOT NULL,
	"audience" text[] NOT NULL,
	"category" text NOT NULL,
	"salary_max" double precision,
	"salary_range" text,
	"apply_by" date,
	"description" text,
	"summary" text NOT NULL,
	"stack_id" text,
	"featured" boolean DEFAULT false NOT NULL,
	"logo_one_off" text,
	"reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"overrides" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"curation" integer NOT NULL,
	"free_tenth" boolean NOT NULL,
	"unlisted_reason" text,
	"approved_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"undeleted_at" timestamp with time zone,
	"times_relisted" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"email" text NOT NULL,
	"list_id" integer NOT NULL,
	"status" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"synced_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "newsletter_subscriptions_email_list_id_pk" PRIMARY KEY("email","list_id")
);
--> statement-breakpoint
CREATE TABLE "outgoing_emails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"content" jsonb NOT NULL,
	"message_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outgoing_emails_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "outgoing_emails_once" UNIQUE("recipient","kind","cause")
);
--> statement-breakpoint
CREATE TABLE "digest_opens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "digest_opens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"digest_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "digests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "digests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"schedule" text NOT NULL,
	"period" text NOT NULL,
	"job_count" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "digests_once" UNIQUE("user_id","schedule","period")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"schedule" text,
	"marker" timestamp with time zone,
	"new_jobs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"feed_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_feed_token_unique" UNIQUE("feed_token")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"content" text NOT NULL,
	"for_free" boolean NOT NULL,
	"for_paid" boolean NOT NULL,
	"for_visitors" boolean NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audience_colors" (
	"audience" text PRIMARY KEY NOT NULL,
	"rgb" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "constants" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_contents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_contents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracked_job_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tracked_job_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"status" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracked_jobs" (
	"user_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"is_by_hand" boolean DEFAULT false NOT NULL,
	"snapshot" jsonb NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"notes_version" integer DEFAULT 0 NOT NULL,
	"resume_key" text,
	"resume_filename" text,
	"cover_letter_key" text,
	"cover_letter_filename" text,
	"is_portfolio_submitted" boolean DEFAULT false NOT NULL,
	"knockout_questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remind_on" date,
	"tracked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"untracked_at" timestamp with time zone,
	CONSTRAINT "tracked_jobs_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "intake_answers" ADD CONSTRAINT "intake_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_ins" ADD CONSTRAINT "log_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_code_id_redemption_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."redemption_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_scrapes" ADD CONSTRAINT "board_scrapes_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scrape_loop_boards" ADD CONSTRAINT "scrape_loop_boards_loop_id_scrape_loops_id_fk" FOREIGN KEY ("loop_id") REFERENCES "public"."scrape_loops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scrape_loop_boards" ADD CONSTRAINT "scrape_loop_boards_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_emails" ADD CONSTRAINT "outgoing_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_opens" ADD CONSTRAINT "digest_opens_digest_id_digests_id_fk" FOREIGN KEY ("digest_id") REFERENCES "public"."digests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_job_changes" ADD CONSTRAINT "tracked_job_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_jobs" ADD CONSTRAINT "tracked_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "log_ins_by_user" ON "log_ins" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "redemptions_by_user" ON "redemptions" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "subscriptions_by_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "board_scrapes_by_board" ON "board_scrapes" USING btree ("board_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "postings_identity" ON "postings" USING btree ("board_id","external_id");--> statement-breakpoint
CREATE INDEX "postings_by_job" ON "postings" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "postings_live" ON "postings" USING btree ("board_id") WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX "scrape_loop_boards_to_do" ON "scrape_loop_boards" USING btree ("loop_id","position") WHERE outcome is null;--> statement-breakpoint
CREATE UNIQUE INDEX "scrape_loops_one_open" ON "scrape_loops" USING btree ((finished_at is null)) WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "clicks_by_time" ON "clicks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "clicks_by_user" ON "clicks" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "jobs_listed" ON "jobs" USING btree ("approved_at" DESC NULLS LAST,"id") WHERE unlisted_reason is null;--> statement-breakpoint
CREATE INDEX "jobs_by_board" ON "jobs" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "jobs_by_stack" ON "jobs" USING btree ("stack_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "jobs_by_company" ON "jobs" USING btree ("company_name") WHERE unlisted_reason is null;--> statement-breakpoint
CREATE INDEX "jobs_by_category" ON "jobs" USING btree ("category","approved_at" DESC NULLS LAST) WHERE unlisted_reason is null;--> statement-breakpoint
CREATE INDEX "jobs_deleted" ON "jobs" USING btree ("deleted_at" DESC NULLS LAST) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "outgoing_emails_due" ON "outgoing_emails" USING btree ("due_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "digest_opens_by_digest" ON "digest_opens" USING btree ("digest_id");--> statement-breakpoint
CREATE INDEX "saved_searches_by_user" ON "saved_searches" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "saved_searches_by_schedule" ON "saved_searches" USING btree ("schedule");--> statement-breakpoint
CREATE INDEX "site_contents_by_kind" ON "site_contents" USING btree ("kind","position");--> statement-breakpoint
CREATE INDEX "tracked_job_changes_by_job" ON "tracked_job_changes" USING btree ("user_id","job_id");--> statement-breakpoint
CREATE INDEX "tracked_jobs_by_job" ON "tracked_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "tracked_jobs_untracked" ON "tracked_jobs" USING btree ("untracked_at");