/** Rows of this table belong to an account and go with it. */
export const GOES = 'goes'

/**
 * Columns of a table whose rows stay, by what happens to them when an account is deleted: `emptied` are set to null,
 * `rewritten` no longer name the person, `until later` are deleted later, and `nobody` never hold personal data.
 */
type Fates = { [fate in 'emptied' | 'rewritten' | 'until later' | 'nobody']?: readonly string[] }

/**
 * Data that remains and could identify a person, for a time or to others: the payment provider's own ids, which mean
 * nothing without the provider and are needed for its accounts; and the address of the farewell, for 30 days.
 */
export const UNTIL_LATER = ['outbox', 'payment_cases', 'stripe_events', 'subscriptions'] as const

const words = (text: string) => text.trim().split(/\s+/)

/** What happens to every column of every table. For a new column, decide and enter it here. */
export const columnFates: Record<string, typeof GOES | Fates> = {
  users: GOES,
  sessions: GOES,
  password_resets: GOES,
  account_changes: GOES,
  intake_answers: GOES,
  inbound_mails: GOES,
  user_counts: GOES,
  personal_keys: GOES,
  webhooks: GOES,
  webhook_jobs: GOES,
  saved_searches: GOES,
  digests: GOES,
  digest_opens: GOES,
  hidden_jobs: GOES,
  hidden_companies: GOES,
  hidden_words: GOES,
  followed_companies: GOES,
  calendar_feeds: GOES,
  calendar_events: GOES,
  leaving_answers: GOES,
  listing_reports: GOES,
  tracked_jobs: GOES,
  tracked_job_changes: GOES,
  visits: GOES,
  push_subscriptions: GOES,
  // Every list; with an outside provider, after it was notified.
  newsletter_subscriptions: GOES,

  log_ins: { emptied: ['user_id'], nobody: ['id', 'at'] },
  clicks: { emptied: ['user_id'], nobody: ['id', 'job_id', 'company_name', 'is_similar_job', 'at'] },
  redemptions: { emptied: ['user_id'], nobody: ['code_id', 'starts_at', 'expires_at', 'created_at'] },
  subscriptions: {
    emptied: ['user_id'],
    'until later': ['stripe_subscription_id', 'stripe_customer_id'],
    nobody: words(
      'status plan current_period_end past_due_since paused_from promotion_code described_at access_end created_at',
    ),
  },
  stripe_events: {
    'until later': ['subscription_id', 'fact', 'customer_id', 'charge'],
    nobody: ['id', 'type', 'received_at'],
  },
  // Whose a case is follows from the subscriptions, which then name nobody.
  payment_cases: {
    emptied: ['email'],
    'until later': ['reference', 'stripe_subscription_id', 'stripe_customer_id'],
    nobody: words('id kind amount currency outcome due_at opened_at settled_at'),
  },
  // A request about data goes with the account; what others decided of stays.
  desk_cases: {
    emptied: ['user_id'],
    nobody: words('id kind text opened_at decided_at decision note before'),
  },
  // Admins and people are only ids here once their accounts are gone.
  audit_log: { rewritten: ['subject'], nobody: ['id', 'at', 'actor_id', 'action', 'details'] },
  // E-mails of the account are deleted with it; the farewell has no user id.
  outbox: {
    emptied: ['user_id'],
    'until later': ['recipient', 'content'],
    nobody: [
      ...[
        'id',
        'kind',
        'template',
        'cause',
        'message_id',
        'attempts',
        'due_at',
        'sent_at',
        'failed_at',
        'error',
      ],
      ...['created_at', 'webhook_id', 'answer_status', 'answer'],
    ],
  },
  files_to_delete: { 'until later': ['key'], nobody: ['due_at'] },

  click_days: { nobody: ['day', 'company_name', 'clicks', 'similar_clicks'] },
  visit_days: { nobody: ['day', 'visits'] },
  redemption_codes: { nobody: ['id', 'code', 'source', 'duration_days', 'created_at', 'deleted_at'] },
  alerts: { nobody: ['id', 'content', 'for_free', 'for_paid', 'for_visitors', 'position'] },
  audience_colors: { nobody: ['audience', 'rgb'] },
  constants: { nobody: ['name', 'value', 'changed_at'] },
  // Members' testimonials that admins chose to show, with the names given for them.
  listing_cases: { nobody: ['id', 'job_id', 'opened_at', 'decided_at', 'decision'] },
  site_contents: { nobody: ['id', 'kind', 'position', 'content'] },
  outgoing_notices: { nobody: words('id kind url version attempts due_at told_at error failing_since') },
  share_pictures: { nobody: words('key content created_at') },
  company_logos: { nobody: words('file source_url content_type content fetched_at') },
  hosts: {
    nobody: words(`
      host leased_by lease_ends_at wanted_by wanted_until next_request_at resting_until busy_until
      rest_kind failures
    `),
  },
  boards: {
    nobody: words(`
      id system tenant careers_url company_name sector source logo_url logo_file
      logo_tried_at state state_reason state_since last_scraped_at last_sound_at last_tried_at
      gone_suspected_at validators validators_version last_found last_new last_deleted
      suspect_missing suspect_since measured_since resting_until rest_until is_name_kept
      is_logo_kept has_details duplicate_of featured_titles removed_at created_at
      allowed_by allowed_note allowed_at allowed_until aside_trouble
    `),
  },
  board_scrapes: {
    nobody: words(`
      id board_id started_at finished_at outcome failure message found listed new_jobs
      changed_jobs deleted_jobs requests bytes with_text with_pay with_workplace
    `),
  },
  // Who speaks for an employer, as an admin noted it: no account.
  markup_checks: { nobody: words('job_id changed_at checked_on problems') },
  removals: { nobody: words('id company url board_ids asked_by note jobs added_at lifted_at') },
  postings: {
    nobody: words(`
      id board_id external_id job_id title url html places pay found content_hash
      first_seen_at gone_at last_seen_at times_relisted absences lists_again
    `),
  },
  posting_versions: {
    nobody: words(`
      id posting_id replaced_at title places workplace job_type pay text_hash compressed_text changes
    `),
  },
  scrape_loops: { nobody: words('id period total left started_at finished_at') },
  scrape_loop_boards: {
    nobody: words(`
      loop_id board_id position outcome new_jobs deleted_jobs started_at starts walker
      held_until finished_at
    `),
  },
  jobs: {
    nobody: words(`
      id board_id title company_name url job_type workplace travel travel_details locations
      audience category salary_max salary_range apply_by posted_on description summary stack_id
      eligibility licence requirements calendar licence_need eligible_states place_stated degree deadline changed_in
      featured logo_one_off reasons overrides curation free_tenth unlisted_reason
      approved_at deleted_at undeleted_at times_relisted created_at changed_at
    `),
  },
}
