-- Announces what a process may remember of a session for a moment: that it has ended, whose it is, and what decides their
-- tier. New sessions and later ends need no word.
CREATE FUNCTION announce_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('people', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_ended AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION announce_people();
--> statement-breakpoint
CREATE TRIGGER sessions_shortened AFTER UPDATE OF expires_at ON sessions
  FOR EACH ROW WHEN (new.expires_at < old.expires_at) EXECUTE FUNCTION announce_people();
--> statement-breakpoint
CREATE TRIGGER users_announced AFTER UPDATE OF email, first_name, last_name, linkedin, role, job_title, state,
  workplace_prefs, should_display_welcome, stripe_client_reference_id, is_admin ON users
  FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION announce_people();
--> statement-breakpoint
CREATE TRIGGER subscriptions_announced AFTER INSERT OR DELETE OR UPDATE OF user_id, status, past_due_since
  ON subscriptions FOR EACH ROW EXECUTE FUNCTION announce_people();
--> statement-breakpoint
CREATE TRIGGER redemptions_announced AFTER INSERT OR DELETE OR UPDATE OF user_id, expires_at
  ON redemptions FOR EACH ROW EXECUTE FUNCTION announce_people();
