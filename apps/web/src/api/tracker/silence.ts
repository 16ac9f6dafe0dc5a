import { type ReplyOf, silenceCalls } from '@lilypad/contracts'
import type { SilenceAnswer } from '@lilypad/domain'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { createCallClient } from '../client.ts'
import { changeTrackedJob } from './tracker.ts'

const silenceApi = createCallClient(silenceCalls)

export type SilentJob = ReplyOf<typeof silenceCalls.loadSilentApplications>['jobs'][number]

export const silenceQuery = queryOptions(callQuery(silenceApi, 'loadSilentApplications', {}))

const loadAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: silenceQuery.queryKey })

type Answered = ReplyOf<typeof silenceCalls.answerSilence>

async function takeOver(client: QueryClient, id: number, asked: Promise<Answered>): Promise<void> {
  const { tracker_status, remind_on, status_changes } = await asked.catch((error: unknown) => {
    // It may have been changed elsewhere.
    void loadAgain(client)
    throw error
  })
  changeTrackedJob(client, id, { status: tracker_status, remindOn: remind_on, changes: status_changes })
}

export const answerSilence = (client: QueryClient, id: number, answer: SilenceAnswer): Promise<void> =>
  takeOver(client, id, silenceApi.answerSilence({ id, answer }))

/** Ends when the application is silent again. */
export async function undoSilenceAnswer(client: QueryClient, id: number): Promise<void> {
  await takeOver(client, id, silenceApi.undoSilenceAnswer({ id }))
  await loadAgain(client)
}

export async function setSilenceDays(client: QueryClient, days: number): Promise<void> {
  await silenceApi.setSilenceDays({ days })
  await loadAgain(client)
}
