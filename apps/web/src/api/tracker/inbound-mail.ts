import { inboundMailCalls, type ReplyOf, type RequestInputOf } from '@lilypad/contracts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { createCallClient } from '../client.ts'
import { trackedJobsQuery } from './tracker.ts'

const mailApi = createCallClient(inboundMailCalls)

export type InboundMail = ReplyOf<typeof inboundMailCalls.loadMailProposals>
export type MailProposal = InboundMail['proposals'][number]

export const inboundMailQuery = queryOptions(callQuery(mailApi, 'loadMailProposals', {}))

const loadAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: inboundMailQuery.queryKey })

export async function setInboundMail(
  client: QueryClient,
  wanted: RequestInputOf<typeof inboundMailCalls.setInboundMail>,
): Promise<void> {
  await mailApi.setInboundMail(wanted)
  await loadAgain(client)
}

export async function answerMailProposal(
  client: QueryClient,
  answer: RequestInputOf<typeof inboundMailCalls.answerMailProposal>,
): Promise<void> {
  try {
    await mailApi.answerMailProposal(answer)
    if (answer.accept) await client.invalidateQueries({ queryKey: trackedJobsQuery.queryKey })
  } finally {
    // It may have been answered elsewhere.
    await loadAgain(client)
  }
}
