CREATE TABLE "outgoing_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"version" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "outgoing_notices_once" UNIQUE("kind","url")
);
--> statement-breakpoint
CREATE TABLE "share_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outgoing_notices_due" ON "outgoing_notices" USING btree ("kind","due_at") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "share_pictures_by_age" ON "share_pictures" USING btree ("created_at");