import { plural } from '@lilypad/ui'
import type { Delivery } from '@/api/programs/webhooks.ts'

const wordsOf = ({ outcome, tries, status, error, is_test: isTest }: Delivery): string => {
  const after = isTest ? '' : ` after ${plural(tries, 'try', 'tries')}`
  switch (outcome) {
    case 'sent':
      return `delivered${tries > 1 ? after : ''}, ${status}`
    case 'given_up':
      return error === null
        ? 'not sent: you can no longer see any of these jobs'
        : `not delivered${after}. ${error}`
    case 'waiting':
      if (tries === 0) return 'waiting'
      return error === null ? 'being sent' : `waiting for another try${after}. ${error}`
  }
}

/** What became of a delivery: 'delivered, 204', or why not and whether it is sent again. */
export const deliveryWords = (delivery: Delivery): string =>
  delivery.is_test ? `test ${wordsOf(delivery)}` : wordsOf(delivery)
