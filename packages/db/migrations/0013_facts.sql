ALTER TABLE "jobs" ADD COLUMN "eligibility" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "licence" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "requirements" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "licence_need" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "eligible_states" text[];--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "degree" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "deadline" date;