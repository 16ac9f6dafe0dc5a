CREATE TABLE "visits" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"last_active" timestamp with time zone NOT NULL,
	"new_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "postings_listing_again" ON "postings" USING btree ("lists_again") WHERE lists_again is not null;