import type { ClaimedEntry } from '@lilypad/db'
import { RESET_LIFE_MS } from '@lilypad/domain'
import { type RenderedMail, renderMail } from '@lilypad/mail'
import { tellJobs } from '../alerts/tell-jobs.ts'
import type { Deps } from '../deps.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { SendOutcome } from '../mail/send-outcome.ts'
import type { Channel } from './send-entry.ts'

type Needs = Pick<Deps, 'db' | 'mailSite' | 'links'>

/** The link of a later letter works no longer. */
const isTooLate = ({ template, ageMs }: ClaimedEntry) => template === 'reset' && ageMs > RESET_LIFE_MS

async function write(letter: ClaimedEntry, deps: Needs): Promise<RenderedMail | SendOutcome> {
  if (isTooLate(letter)) return { outcome: 'refused', reason: 'Its link works no longer.' }
  const { template: kind } = letter
  const content = kind === 'digest' ? await tellJobs(deps, letter.content) : letter.content
  if (content === null) return { outcome: 'dropped' }
  try {
    return renderMail({ kind, content }, deps.mailSite)
  } catch {
    return { outcome: 'refused', reason: 'It cannot be written from what is stored.' }
  }
}

export function sendLetter(deps: Needs, mailer: Mailer): Channel['send'] {
  return async (entry, signal) => {
    const { recipient, messageId } = entry
    const written = await write(entry, deps)
    if ('outcome' in written) return written
    return mailer.send({ recipient, messageId, letter: written }, signal)
  }
}
