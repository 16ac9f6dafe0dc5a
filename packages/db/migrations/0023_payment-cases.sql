CREATE TABLE "payment_cases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"stripe_subscription_id" text,
	"stripe_customer_id" text,
	"email" text,
	"amount" integer,
	"currency" text,
	"outcome" text,
	"opened_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_cases_once" UNIQUE("kind","reference")
);
--> statement-breakpoint
ALTER TABLE "stripe_events" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "stripe_events" ADD COLUMN "charge" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "access_end" text;--> statement-breakpoint
CREATE INDEX "payment_cases_by_customer" ON "payment_cases" USING btree ("stripe_customer_id");--> statement-breakpoint
CREATE INDEX "stripe_events_by_customer" ON "stripe_events" USING btree ("customer_id");
--> statement-breakpoint
-- Access that ends or returns decides a tier: processes must forget what they remember.
CREATE TRIGGER subscriptions_access_announced AFTER UPDATE OF access_end ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION announce_people();
