import { createReadStream, existsSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { type JobRow, jobRow, trackedJob } from '@lilypad/contracts'
import { AUDIENCE_GROUPS, AUDIENCE_IDS, audienceLabel, TRACKER_STATUSES } from '@lilypad/domain'
import { madeJob } from '../made-jobs.ts'

/**
 * The built web client with a paid member, 500 applications, a given number of jobs, and further ones that the member
 * hides: only the browser is measured.
 */
const [port, count, folder = ''] = process.argv.slice(2)

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)

const rowOf = (n: number, now: number): JobRow => {
  const job = madeJob(n, now)
  return {
    ...job,
    id: n + 1,
    audience: job.audience.map(audienceLabel),
    applyBy: null,
    postedOn: null,
    approvedOn: dayOf(job.approvedAt),
    approvedAt: job.approvedAt.toISOString(),
    lastScrapedOn: dayOf(new Date(now)),
    featured: n % 400 === 0,
    licenceNeed: n % 9 === 0 ? 'required' : null,
    eligibleStates: n % 7 === 0 ? ['CA', 'NY', 'TX'] : null,
    degree: n % 3 === 0 ? 'bachelor' : null,
    deadline: null,
    logoFile: null,
    logoOneOff: null,
    logoAttachment: null,
  }
}

const user = {
  id: 1,
  fname: 'Robin',
  lname: 'Pond',
  email: 'robin@example.com',
  is_admin: false,
  is_free: false,
  stripe_subscription_id: 'sub_1',
  redeemed_until: null,
  stripe_client_reference_id: '1',
  linkedin: null,
  role: null,
  job_title: null,
  state: null,
  workplace_prefs: [],
  should_display_welcome: false,
  is_impersonated: false,
}

const withColor = <T extends object>(option: T) => ({ ...option, color: 'rgb(20, 90, 160)' })
const groups = AUDIENCE_GROUPS.map((group) => ({
  ...withColor(group),
  ...(group.children && { children: group.children.map(withColor) }),
}))

/** One of its own for each audience, as the back office makes them. */
const colors = Object.fromEntries(
  AUDIENCE_IDS.map((id, n) => [
    audienceLabel(id),
    `rgb(${(n * 67) % 200}, ${(n * 131) % 200}, ${(n * 29) % 200})`,
  ]),
)

const now = Date.now()
const rows = Array.from({ length: Number(count) }, (_, n) => rowOf(n, now))
const jobs = rows.map((row) => jobRow.encode(row))
const application = (n: number) =>
  trackedJob.encode({
    ...rowOf(n, now),
    description: null,
    summary: null,
    deletedOn: null,
    status: TRACKER_STATUSES[n % TRACKER_STATUSES.length]?.id ?? 0,
    notes: 'Spoke with the recruiter on Monday, call back. '.repeat(1 + (n % 4)),
    notesVersion: 1,
    resumeFilename: null,
    coverLetterFilename: null,
    isPortfolioSubmitted: false,
    knockoutQuestions: [],
    isByHand: false,
    remindOn: null,
    trackedAt: new Date(now - n * 60_000).toISOString(),
    changes: [],
  })

const ANSWERS: Record<string, object> = {
  load_tracked_jobs: {
    status_options: TRACKER_STATUSES,
    jobs: Array.from({ length: 500 }, (_, n) => application(n)),
  },
  update_tracked_job: { notes_version: 2, status_changes: [] },
  load_front_end_jobs: { jobs, audience_groups_new: groups, num_companies_scraped: 570, user_role: null },
  get_logged_in_user: { user },
  get_searches: { filters_states: [], last_loaded_search_id: null },
  load_hidden: { jobs: [], companies: [], words: [] },
  load_tracked_job_ids: { ids: [1, 2, 3] },
  load_colors: { colors: { audience_color_map: colors } },
  load_alerts: { alerts: [] },
}
const bodies = Object.fromEntries(
  Object.entries(ANSWERS).map(([call, reply]) => [call, JSON.stringify({ success: true, ...reply })]),
)

const sendFile = (path: string, reply: ServerResponse) => {
  const file = join(folder, path === '/' ? 'index.html' : path)
  if (!file.startsWith(folder) || !existsSync(file)) return reply.writeHead(404).end()
  reply.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
  return createReadStream(file).pipe(reply)
}

createServer((request, reply) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (!pathname.startsWith('/api/')) return sendFile(pathname, reply)
  const body = bodies[pathname.slice('/api/'.length)]
  reply.writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
  return reply.end(body ?? JSON.stringify({ success: false, message: 'not here' }))
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
