CREATE TABLE "removals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "removals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company" text,
	"url" text,
	"board_ids" bigint[] DEFAULT '{}' NOT NULL,
	"asked_by" text NOT NULL,
	"note" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "board_scrapes" ADD COLUMN "with_text" integer;--> statement-breakpoint
ALTER TABLE "board_scrapes" ADD COLUMN "with_pay" integer;--> statement-breakpoint
ALTER TABLE "board_scrapes" ADD COLUMN "with_workplace" integer;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "allowed_by" text;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "allowed_note" text;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "allowed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "allowed_until" timestamp with time zone;--> statement-breakpoint
-- What the spellings of an employer's name have in common, and those of an address.
CREATE FUNCTION employer_key(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(nullif(regexp_replace(lower(normalize(name, NFKD)), '[^a-z0-9]+', '', 'g'), ''), lower(trim(name)))
$$;
--> statement-breakpoint
CREATE FUNCTION address_key(url text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT rtrim(lower(regexp_replace(trim(url), '^(https?:)?(//)?(www\.)?', '', 'i')), '/')
$$;
--> statement-breakpoint
CREATE FUNCTION is_within(url text, base text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT starts_with(address_key(url), address_key(base))
    AND substr(address_key(url), length(address_key(base)) + 1, 1) IN ('', '/', '?', '&', '#')
$$;
--> statement-breakpoint
-- Whether somebody asked that this employer, board or address be not listed. An address includes all below it.
CREATE FUNCTION is_removed(company text, url text, board bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM removals AS removal
    WHERE removal.lifted_at IS NULL AND (
      employer_key(removal.company) = employer_key($1) OR is_within($2, removal.url) OR $3 = ANY (removal.board_ids)
    )
  )
$$;
--> statement-breakpoint
CREATE FUNCTION keep_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_removed(new.company_name, new.url, new.board_id) THEN
    new.unlisted_reason := 'do_not_list';
    IF TG_OP = 'INSERT' OR old.approved_at IS NULL THEN new.approved_at := null; END IF;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
-- Whoever writes a job. Its name is before those of the triggers that note changes: they are to see the result.
CREATE TRIGGER do_not_list BEFORE INSERT OR UPDATE OF unlisted_reason, company_name, url, board_id ON jobs
  FOR EACH ROW EXECUTE FUNCTION keep_removed();
