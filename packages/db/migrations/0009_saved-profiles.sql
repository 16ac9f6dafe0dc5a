ALTER TABLE "users" ADD COLUMN "has_saved_profile" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Who paid and is no longer welcomed has saved a profile.
UPDATE "users" SET "has_saved_profile" = true WHERE NOT "should_display_welcome"
  AND "id" IN (SELECT "user_id" FROM "subscriptions" WHERE "status" NOT IN ('incomplete', 'incomplete_expired'));
