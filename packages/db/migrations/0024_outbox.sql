-- The table holds letters, notifications and messages to webhooks: it is named after what it is, and all that waits stays.
-- contract: the version before goes on through the view below, which PostgreSQL reads and writes as the table
ALTER TABLE "outgoing_emails" RENAME TO "outbox";--> statement-breakpoint
-- contract: through the view as well
ALTER TABLE "outbox" RENAME COLUMN "kind" TO "template";--> statement-breakpoint
-- Computed when read, so that no row is rewritten; never null, since its template is not.
ALTER TABLE "outbox" ADD COLUMN "kind" text GENERATED ALWAYS AS (case when template in ('push', 'webhook') then template else 'letter' end) VIRTUAL;--> statement-breakpoint
-- contract: nothing names the sequence, the constraints and the indexes
ALTER SEQUENCE "outgoing_emails_id_seq" RENAME TO "outbox_id_seq";--> statement-breakpoint
-- contract: see above
ALTER TABLE "outbox" RENAME CONSTRAINT "outgoing_emails_pkey" TO "outbox_pkey";--> statement-breakpoint
-- contract: see above
ALTER TABLE "outbox" RENAME CONSTRAINT "outgoing_emails_message_id_unique" TO "outbox_message_id_unique";--> statement-breakpoint
-- contract: see above
ALTER TABLE "outbox" RENAME CONSTRAINT "outgoing_emails_once" TO "outbox_once";--> statement-breakpoint
-- contract: see above
ALTER TABLE "outbox" RENAME CONSTRAINT "outgoing_emails_user_id_users_id_fk" TO "outbox_user_id_users_id_fk";--> statement-breakpoint
-- contract: see above
ALTER TABLE "outbox" RENAME CONSTRAINT "outgoing_emails_webhook_id_webhooks_id_fk" TO "outbox_webhook_id_webhooks_id_fk";--> statement-breakpoint
-- contract: see above
ALTER INDEX "outgoing_emails_by_user" RENAME TO "outbox_by_user";--> statement-breakpoint
-- contract: see above
ALTER INDEX "outgoing_emails_by_webhook" RENAME TO "outbox_by_webhook";--> statement-breakpoint
-- contract: see above
ALTER INDEX "outgoing_emails_due" RENAME TO "outbox_due";--> statement-breakpoint
CREATE VIEW "outgoing_emails" AS
  SELECT id, user_id, recipient, template AS kind, cause, content, message_id, attempts, due_at, sent_at, failed_at,
    error, created_at, webhook_id, answer_status, answer
  FROM "outbox";
