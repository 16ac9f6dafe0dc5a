import { backOffice } from './back-office.ts'

export type RawListing = { title: string; url: string }

export async function scrapeRaw(address: string) {
  const { listings, message = null } = await backOffice.scrapeRaw({ job_board_url: address })
  return { address, listings, message }
}
export type RawScrape = Awaited<ReturnType<typeof scrapeRaw>>

export async function importListing(address: string, { title, url }: RawListing): Promise<string> {
  const asked = { job_board_url: address, job_title: title, job_url: url }
  const { message = '' } = await backOffice.insertJobFromAdmin(asked)
  return message
}
