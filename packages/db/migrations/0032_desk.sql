CREATE TABLE "desk_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"user_id" bigint,
	"decided_at" timestamp with time zone,
	"decision" text,
	"note" text,
	"before" jsonb
);
--> statement-breakpoint
ALTER TABLE "payment_cases" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outgoing_notices" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "desk_cases" ADD CONSTRAINT "desk_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_cases_by_user" ON "desk_cases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "desk_cases_by_decision" ON "desk_cases" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stripe_events_by_charge" ON "stripe_events" USING btree ((charge ->> 'chargeId')) WHERE charge is not null;