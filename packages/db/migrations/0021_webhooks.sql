CREATE TABLE "webhook_jobs" (
	"webhook_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"approved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_jobs_webhook_id_job_id_pk" PRIMARY KEY("webhook_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"search_id" bigint NOT NULL,
	"url" text NOT NULL,
	"salt" text NOT NULL,
	"failing_since" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- With the column, so that no row is read for the constraint.
ALTER TABLE "outgoing_emails" ADD COLUMN "webhook_id" bigint CONSTRAINT "outgoing_emails_webhook_id_webhooks_id_fk" REFERENCES "public"."webhooks"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "outgoing_emails" ADD COLUMN "answer_status" integer;--> statement-breakpoint
ALTER TABLE "outgoing_emails" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "webhook_jobs" ADD CONSTRAINT "webhook_jobs_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhooks_by_user" ON "webhooks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webhooks_by_search" ON "webhooks" USING btree ("search_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outgoing_emails_by_webhook" ON "outgoing_emails" USING btree ("webhook_id") WHERE webhook_id is not null;