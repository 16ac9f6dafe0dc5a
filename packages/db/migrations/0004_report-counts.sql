CREATE TABLE "click_days" (
	"day" date NOT NULL,
	"company_name" text NOT NULL,
	"clicks" integer NOT NULL,
	"similar_clicks" integer NOT NULL,
	CONSTRAINT "click_days_day_company_name_pk" PRIMARY KEY("day","company_name")
);
--> statement-breakpoint
CREATE TABLE "user_counts" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"log_ins" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"alerts_sent" integer DEFAULT 0 NOT NULL,
	"links_opened" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_counts" ADD CONSTRAINT "user_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_ever_listed" ON "jobs" USING btree ("approved_at","deleted_at","unlisted_reason","company_name") WHERE approved_at is not null;--> statement-breakpoint
-- Keeps click_days and user_counts: in the transaction of what is counted, whoever writes it.
-- Rows are always taken in one order (users, user_counts by id, click_days by key), so that writers wait for each
-- other and never block each other, and the busiest row of all, a company's of today, is held for the shortest time.
CREATE FUNCTION count_clicks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_counts AS known (user_id, clicks)
    SELECT users.id, fresh.clicks
      FROM (SELECT user_id, count(*) AS clicks FROM added WHERE user_id IS NOT NULL GROUP BY user_id) AS fresh
      JOIN users ON users.id = fresh.user_id
      ORDER BY users.id FOR KEY SHARE OF users
    ON CONFLICT (user_id) DO UPDATE SET clicks = known.clicks + excluded.clicks;
  INSERT INTO click_days AS known (day, company_name, clicks, similar_clicks)
    SELECT (at AT TIME ZONE 'America/New_York')::date, company_name, count(*), count(*) FILTER (WHERE is_similar_job)
      FROM added GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (day, company_name) DO UPDATE
      SET clicks = known.clicks + excluded.clicks, similar_clicks = known.similar_clicks + excluded.similar_clicks;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_log_ins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_counts AS known (user_id, log_ins)
    SELECT user_id, count(*) FROM added WHERE user_id IS NOT NULL GROUP BY user_id ORDER BY user_id
    ON CONFLICT (user_id) DO UPDATE SET log_ins = known.log_ins + excluded.log_ins;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_counts AS known (user_id, alerts_sent)
    SELECT user_id, count(*) FROM added WHERE job_count > 0 GROUP BY user_id ORDER BY user_id
    ON CONFLICT (user_id) DO UPDATE SET alerts_sent = known.alerts_sent + excluded.alerts_sent;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_opens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_counts AS known (user_id, links_opened)
    SELECT digests.user_id, count(*) FROM added JOIN digests ON digests.id = added.digest_id
      GROUP BY digests.user_id ORDER BY digests.user_id
    ON CONFLICT (user_id) DO UPDATE SET links_opened = known.links_opened + excluded.links_opened;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A trigger waits for whoever writes to its table, and keeps new writers out until all of this is committed: what
-- is counted below is exactly what no trigger has seen.
CREATE TRIGGER clicks_counted AFTER INSERT ON clicks REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_clicks();
--> statement-breakpoint
CREATE TRIGGER log_ins_counted AFTER INSERT ON log_ins REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_log_ins();
--> statement-breakpoint
CREATE TRIGGER digests_counted AFTER INSERT ON digests REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_alerts();
--> statement-breakpoint
CREATE TRIGGER digest_opens_counted AFTER INSERT ON digest_opens REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_opens();
--> statement-breakpoint
INSERT INTO click_days (day, company_name, clicks, similar_clicks)
  SELECT (at AT TIME ZONE 'America/New_York')::date, company_name, count(*), count(*) FILTER (WHERE is_similar_job)
    FROM clicks GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO user_counts (user_id, log_ins, clicks, alerts_sent, links_opened)
  SELECT user_id, sum(log_ins), sum(clicks), sum(alerts_sent), sum(links_opened) FROM (
    SELECT user_id, count(*) AS log_ins, 0 AS clicks, 0 AS alerts_sent, 0 AS links_opened
      FROM log_ins WHERE user_id IS NOT NULL GROUP BY user_id
    UNION ALL SELECT user_id, 0, count(*), 0, 0 FROM clicks GROUP BY user_id
    UNION ALL SELECT user_id, 0, 0, count(*), 0 FROM digests WHERE job_count > 0 GROUP BY user_id
    UNION ALL SELECT digests.user_id, 0, 0, 0, count(*)
      FROM digest_opens JOIN digests ON digests.id = digest_id GROUP BY digests.user_id
  ) AS counted
  JOIN users ON users.id = user_id
  GROUP BY user_id;
