const WORDS: Record<string, string> = {
  scrape_job_board: 'Scraped a board',
  scrape_all_job_boards: 'Started the scraping loop',
  scrape_raw: 'Looked at a careers address',
  resolve_suspect: 'Decided about a suspect board',
  delete_jobs_for_job_board: 'Deleted the jobs of a board',
  update_job_board: 'Edited a board',
  rest_job_board: 'Changed the rest of a board',
  allow_board: 'Recorded that an employer allows its board to be read',
  put_trouble_aside: 'Put the trouble of a board aside, or showed it again',
  remove_job_board: 'Removed a board',
  insert_job_from_admin: 'Imported a listing',
  delete_job: 'Deleted an imported job',
  undelete_job: 'Undeleted a job',
  curate_job: 'Edited a job',
  decide_listing_case: 'Decided about reports of a job',
  decide_case: 'Decided a case of the desk',
  undo_case_decision: 'Took back a decision on the desk',
  open_data_request: 'Put a request about data on the desk',
  export_user: 'Downloaded the data of a user',
  add_removal: 'Put a company or an address on the do-not-list',
  lift_removal: 'Took a company or an address off the do-not-list',
  save_alert: 'Saved an announcement',
  delete_alert: 'Deleted an announcement',
  save_testimonial: 'Saved a testimonial',
  add_sales_logo: 'Added a logo',
  move_site_content: 'Moved a content of the site',
  delete_site_content: 'Deleted a testimonial or a logo',
  create_redemption_codes: 'Created codes',
  delete_redemption_code: 'Deleted a code',
  download_redemption_codes: 'Downloaded codes',
  download_corrections: 'Downloaded corrections',
  generate_company_report_csv: 'Downloaded a company report',
  generate_user_report_csv: 'Downloaded a user report',
  settle_payment_case: 'Settled a payment',
  delete_user: 'Deleted a user',
  test_notifications: 'Tested notifications',
  log_in_as_user: 'Logged in as a user',
  stop_impersonating: 'Returned to their own account',
}

const readable = (action: string) => {
  const words = action.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const actionWords = (action: string): string =>
  Object.hasOwn(WORDS, action) ? (WORDS[action] ?? action) : readable(action)
