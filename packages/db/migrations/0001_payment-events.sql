ALTER TABLE "stripe_events" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "stripe_events" ADD COLUMN "fact" jsonb;--> statement-breakpoint
CREATE INDEX "stripe_events_by_subscription" ON "stripe_events" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_customer" ON "subscriptions" USING btree ("stripe_customer_id");