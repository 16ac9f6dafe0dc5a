import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { FREE_NEWSLETTER, PAID_NEWSLETTER } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { toMessage } from '@/api/failure-messages.ts'
import { newsletterSubsQuery, useSetNewsletterSub } from '@/api/newsletter/newsletter.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { useKeepFocus } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { Section, TextLink } from './section.tsx'

type ListLabelProps = { name: string; about: string }

const ListLabel = ({ name, about }: ListLabelProps) => (
  <>
    <span className="block font-semibold">{name}</span>
    <span className="block text-ink-soft">{about}</span>
  </>
)

const UpgradeHint = () => (
  <p className="mt-3 text-sm">
    <TextLink to={paths.upgrade.href()}>
      Upgrade your plan to receive daily alerts and expert career advice
    </TextLink>
  </p>
)

/** The newsletters. Ticking a box saves it at once; it shows what was just sent, else the server's state. */
export function MarketingSection({ user }: { user: User }) {
  const subs = useQuery(newsletterSubsQuery)
  const set = useSetNewsletterSub()
  const { alert } = useDialogs()
  const isBusy = !subs.data || set.isPending
  const keepFocus = useKeepFocus(isBusy)
  const list = (listId: number) => {
    const sent = set.isPending && set.variables.listId === listId ? set.variables.status : null
    return {
      checked: (sent ?? subs.data?.[listId]) === 'subscribed',
      onChange: (on: boolean) =>
        set.mutate(
          { listId, status: on ? 'subscribed' : 'unsubscribed' },
          { onError: (failure) => void alert(toMessage(failure)) },
        ),
    }
  }
  const lists = (
    <fieldset
      {...keepFocus}
      disabled={isBusy}
      aria-busy={isBusy}
      className="grid gap-2 transition duration-200 disabled:opacity-50"
    >
      <legend className="sr-only">Newsletters</legend>
      <Checkbox
        label={<ListLabel name="Weekly" about="A curated roundup of top featured jobs" />}
        {...list(FREE_NEWSLETTER)}
      />
      <fieldset disabled={user.isFree} className="disabled:opacity-60">
        <Checkbox
          label={
            <ListLabel name="Twice a month" about="Pro career tips and deep dives into job categories" />
          }
          {...list(PAID_NEWSLETTER)}
          {...(user.isFree && { checked: false })}
        />
      </fieldset>
    </fieldset>
  )
  return (
    <Section title="Marketing preferences" lead="The newsletters you receive. Changes save automatically.">
      {subs.data ? lists : <QueryFallback query={subs} waiting={lists} />}
      {user.isFree && <UpgradeHint />}
    </Section>
  )
}
