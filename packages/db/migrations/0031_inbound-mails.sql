CREATE TABLE "inbound_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbound_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"message_hash" text NOT NULL,
	"sender_hash" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"raw" "bytea",
	"sender" text,
	"subject" text,
	"sentence" text,
	"job_id" bigint,
	"company" text,
	"title" text,
	"status" integer,
	"day" date,
	"is_accepted" boolean,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "inbound_token" text;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_mails_once" ON "inbound_mails" USING btree ("user_id","message_hash");--> statement-breakpoint
CREATE INDEX "inbound_mails_by_user" ON "inbound_mails" USING btree ("user_id","received_at");--> statement-breakpoint
CREATE INDEX "inbound_mails_unread" ON "inbound_mails" USING btree ("received_at") WHERE raw is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_inbound_token_unique" UNIQUE("inbound_token");