-- Which transaction changed a job last, for those who keep a copy of the listed jobs to search in.
ALTER TABLE "jobs" ADD COLUMN "changed_in" xid8;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "jobs_by_change" ON "jobs" USING btree ("changed_in") WHERE changed_in is not null;--> statement-breakpoint
CREATE FUNCTION note_job_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.changed_in := pg_current_xact_id();
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_added BEFORE INSERT ON jobs
  FOR EACH ROW EXECUTE FUNCTION note_job_change();
--> statement-breakpoint
-- Only what searches look at: a job that is merely seen again is not written anew in the index.
CREATE TRIGGER jobs_changed BEFORE UPDATE ON jobs
  FOR EACH ROW WHEN (
    (new.title, new.company_name, new.job_type, new.travel, new.locations, new.audience, new.category, new.salary_max,
      new.licence_need, new.eligible_states, new.degree, new.stack_id, new.featured, new.free_tenth,
      new.unlisted_reason, new.approved_at)
    IS DISTINCT FROM
    (old.title, old.company_name, old.job_type, old.travel, old.locations, old.audience, old.category, old.salary_max,
      old.licence_need, old.eligible_states, old.degree, old.stack_id, old.featured, old.free_tenth,
      old.unlisted_reason, old.approved_at)
  ) EXECUTE FUNCTION note_job_change();
