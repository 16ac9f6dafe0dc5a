CREATE INDEX "password_resets_by_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outgoing_emails_by_user" ON "outgoing_emails" USING btree ("user_id");