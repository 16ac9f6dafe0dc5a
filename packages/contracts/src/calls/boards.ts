import { SCRAPE_OUTCOMES } from '@lilypad/domain'
import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { boardCounts, boardRecord } from '../records/board.ts'
import { day, instant, recordId } from '../records/values.ts'

const admin = callsFor('boards', 'admin')

const boardAddress = z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000))

const ofBoard = z.object({ job_board_url: boardAddress })
const boardReply = z.object({ job_board_record: boardRecord.wire })

const pastScrape = z.object({
  started_at: instant,
  seconds: z.number(),
  outcome: z.enum(SCRAPE_OUTCOMES),
  /** What went wrong, or why it is suspect; null after a good scrape. */
  message: z.nullable(z.string()),
  num_listings_found: z.number(),
  num_listed: z.number(),
  num_new_jobs: z.number(),
  num_changed_jobs: z.number(),
  num_deleted_jobs: z.number(),
  /** By title, at most 20. */
  changed_postings: z.array(z.object({ title: z.string(), fields: z.string() })),
  num_requests: z.number(),
  bytes: z.number(),
})
export type PastScrape = z.output<typeof pastScrape>

export const boardsCalls = callsByName({
  loadJobBoardData: admin.get({
    summary: 'Every job board with its state and the result of its last scrape.',
    reply: z.object({ job_board_records: z.array(boardRecord.wire) }),
  }),
  scrapeJobBoard: admin.get({
    summary: 'Scrapes one board through the queue and answers with the result, or says that it still runs.',
    request: z.object({
      company_name: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
      job_board_url: boardAddress,
      logo_url: z._default(z.string().check(z.trim(), z.maxLength(2_000)), ''),
    }),
    reply: z.object({ ...boardCounts, pending: z.optional(z.boolean()) }),
    changes: true,
    mayBePending: true,
  }),
  scrapeRaw: admin.post({
    summary: 'Reads any careers address and gives every posting found, listed or not; stores nothing.',
    request: z.object({ job_board_url: boardAddress }),
    reply: z.object({ listings: z.array(z.object({ title: z.string(), url: z.string() })) }),
  }),
  resolveSuspect: admin.post({
    summary: 'An admin’s word on a suspect scrape: accept what is missing as gone, or keep it.',
    request: z.object({ job_board_url: boardAddress, accept: z.boolean() }),
    reply: z.object(boardCounts),
  }),
  scrapeAllJobBoards: admin.get({
    summary: 'Starts the loop over all boards, once.',
    changes: true,
  }),
  deleteJobsForJobBoard: admin.post({
    summary:
      'Takes all jobs of a board off the list at once; those still on the board return at the next scrape.',
    request: z.object({ job_board_url: boardAddress }),
  }),
  getBoardHistory: admin.get({
    summary: 'The latest 100 scrapes of a board, the newest first, with what each found.',
    request: ofBoard,
    reply: z.object({ scrapes: z.array(pastScrape) }),
  }),
  updateJobBoard: admin.post({
    summary: 'Changes the name and the logo of a board; its jobs bear the new name at once.',
    request: z.object({
      job_board_url: boardAddress,
      company_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      /** Empty keeps the current logo. */
      logo_url: z._default(z.string().check(z.trim(), z.maxLength(2_000)), ''),
    }),
    reply: boardReply,
  }),
  restJobBoard: admin.post({
    summary: 'Pauses a board for a number of days, in which no loop scrapes it; 0 ends the pause.',
    request: z.object({
      job_board_url: boardAddress,
      days: z.number().check(z.int(), z.nonnegative(), z.maximum(365)),
    }),
    reply: boardReply,
  }),
  allowBoard: admin.post({
    summary:
      'Records that the employer allowed its board to be read in spite of robots.txt, until a day (included) or an instant; one that is past ends it.',
    request: z.object({
      id: recordId,
      allowed_by: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      note: z.string().check(z.trim(), z.maxLength(2_000)),
      until: z.union([day, instant]),
    }),
    reply: boardReply,
  }),
  putTroubleAside: admin.post({
    summary:
      'Puts a board’s trouble aside for a number of days, or (null) until it changes; 0 shows it again. A further kind of trouble shows at once.',
    request: z.object({
      id: recordId,
      days: z.nullable(z.number().check(z.int(), z.nonnegative(), z.maximum(365))),
    }),
    reply: boardReply,
  }),
  removeJobBoard: admin.post({
    summary: 'Removes a board and its jobs; scraping its address adds it again.',
    request: ofBoard,
  }),
  getConstant: admin.get({
    summary: 'A constant of the server by its name, such as job_board_scrape_status.',
    request: z.object({ name: z.string().check(z.minLength(1), z.maxLength(100)) }),
    reply: z.object({ value: z.nullable(z.string()) }),
  }),
})
