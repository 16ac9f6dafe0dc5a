-- SVGs of strangers go: the worker fetches these logos again, and draws them.
WITH "gone" AS (
  DELETE FROM "company_logos" WHERE "content_type" = 'image/svg+xml' AND "source_url" LIKE 'http%' RETURNING "file"
)
UPDATE "boards" SET "logo_file" = NULL, "logo_tried_at" = NULL FROM "gone" WHERE "logo_file" = "file";
