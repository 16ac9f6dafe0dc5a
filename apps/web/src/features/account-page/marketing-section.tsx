import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { FREE_NEWSLETTER, PAID_NEWSLETTER } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { toLoadMessage, toMessage } from '@/api/failure-messages.ts'
import { newsletterSubsQuery, useSetNewsletterSub } from '@/api/newsletter/newsletter.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { ErrorState } from '@/ui/error-state.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { useKeepFocus } from '@/ui/use-keep-focus.ts'
import { Section } from './section.tsx'
import { TextLink } from './text-link.tsx'

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

/** Which lists are on: the server's state, or the change just sent. */
function useLists() {
  const { data, error, refetch } = useQuery(newsletterSubsQuery)
  const set = useSetNewsletterSub()
  const { alert } = useDialogs()
  const isOn = (listId: number) => {
    const status = set.isPending && set.variables.listId === listId ? set.variables.status : data?.[listId]
    return status === 'subscribed'
  }
  const toggle = (listId: number) => (on: boolean) =>
    set.mutate(
      { listId, status: on ? 'subscribed' : 'unsubscribed' },
      { onError: (failure) => void alert(toMessage(failure)) },
    )
  return { isOn, toggle, isBusy: !data || set.isPending, error: data ? null : error, refetch }
}

/** The newsletters. Ticking a box saves it at once. */
export function MarketingSection({ user }: { user: User }) {
  const { isOn, toggle, isBusy, error, refetch } = useLists()
  const keepFocus = useKeepFocus(isBusy)
  return (
    <Section title="Marketing preferences" lead="The newsletters you receive. Changes save automatically.">
      {error ? (
        <ErrorState message={toLoadMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <fieldset
          {...keepFocus}
          disabled={isBusy}
          aria-busy={isBusy}
          className="grid gap-2 transition duration-200 disabled:opacity-50"
        >
          <legend className="sr-only">Newsletters</legend>
          <Checkbox
            label={<ListLabel name="Weekly" about="A curated roundup of top featured jobs" />}
            checked={isOn(FREE_NEWSLETTER)}
            onChange={toggle(FREE_NEWSLETTER)}
          />
          <fieldset disabled={user.isFree} className="disabled:opacity-60">
            <Checkbox
              label={
                <ListLabel name="Twice a month" about="Pro career tips and deep dives into job categories" />
              }
              checked={!user.isFree && isOn(PAID_NEWSLETTER)}
              onChange={toggle(PAID_NEWSLETTER)}
            />
          </fieldset>
        </fieldset>
      )}
      {user.isFree && <UpgradeHint />}
    </Section>
  )
}
