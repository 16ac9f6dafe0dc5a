ALTER TABLE "postings" ALTER COLUMN "board_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "rest_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "is_name_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "is_logo_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "postings_imported" ON "postings" USING btree ("external_id") WHERE board_id is null;--> statement-breakpoint
CREATE INDEX "jobs_current" ON "jobs" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "jobs_edited" ON "jobs" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null and overrides <> '{}';--> statement-breakpoint
CREATE INDEX "jobs_undeleted" ON "jobs" USING btree ("undeleted_at") WHERE undeleted_at is not null;