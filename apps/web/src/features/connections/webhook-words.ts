import type { Delivery } from '@/api/programs/webhooks.ts'
import { plural } from '@/ui/text/format.ts'

/** What became of a delivery: 'delivered, 204', or why not and whether it is sent again. */
export const deliveryWords = ({ outcome, tries, status, error }: Delivery): string => {
  const after = `after ${plural(tries, 'try', 'tries')}`
  switch (outcome) {
    case 'sent':
      return tries > 1 ? `delivered ${after}, ${status}` : `delivered, ${status}`
    case 'given_up':
      return `given up ${after}. ${error ?? ''}`.trim()
    case 'waiting':
      return tries === 0 ? 'waiting' : `waiting for another try ${after}. ${error ?? ''}`.trim()
  }
}

/** What came back for a test. */
export const testWords = ({ status, error }: { status: number | null; error: string | null }): string =>
  error ?? `Delivered: the address answered ${status}.`
