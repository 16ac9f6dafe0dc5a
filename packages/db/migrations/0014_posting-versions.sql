CREATE TABLE "posting_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posting_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posting_id" bigint NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"places" text[] NOT NULL,
	"workplace" text,
	"job_type" text,
	"pay" text,
	"text_hash" text,
	"compressed_text" "bytea",
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "absences" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "lists_again" bigint;--> statement-breakpoint
ALTER TABLE "posting_versions" ADD CONSTRAINT "posting_versions_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posting_versions_by_posting" ON "posting_versions" USING btree ("posting_id","id");