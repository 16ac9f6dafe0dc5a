import { calendarCalls, type ReplyOf, type RequestInputOf } from '@lilypad/contracts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { createCallClient } from '../client.ts'

const calendarApi = createCallClient(calendarCalls)

export type CalendarFeed = ReplyOf<typeof calendarCalls.loadCalendarFeed>

export const calendarQuery = queryOptions(callQuery(calendarApi, 'loadCalendarFeed', {}))

type Chosen = RequestInputOf<typeof calendarCalls.setCalendarFeed>

export async function setCalendarFeed(client: QueryClient, chosen: Chosen): Promise<void> {
  client.setQueryData(calendarQuery.queryKey, await calendarApi.setCalendarFeed(chosen))
}

export async function renewCalendarFeed(client: QueryClient): Promise<void> {
  client.setQueryData(calendarQuery.queryKey, await calendarApi.renewCalendarFeed({}))
}
