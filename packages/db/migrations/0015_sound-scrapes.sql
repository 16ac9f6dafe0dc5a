ALTER TABLE "boards" ADD COLUMN "last_sound_at" timestamp with time zone;--> statement-breakpoint
UPDATE "boards" SET "last_sound_at" = "last_scraped_at" WHERE "state" <> 'suspect';
