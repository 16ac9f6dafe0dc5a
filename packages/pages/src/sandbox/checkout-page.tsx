/** @jsxRuntime automatic */
import { serverPaths } from '@lilypad/contracts/addresses'
import type { OfferId } from '@lilypad/domain'
import { SOFT } from '../frame/parts.tsx'
import { Mark } from '../frame/render-page.tsx'
import { Choices, Fields, getOfferTexts, renderSandboxPage, Submit } from './sandbox-page.tsx'

export type CheckoutProps = {
  offer: OfferId
  clientReferenceId: string
  /** Makes repeated presses of the button count as one checkout. */
  sessionId: string
  publicUrl: string
  email: string
  name: string
  error: string | null
}

const CARDS = [
  { value: 'works', label: '4242 4242 4242 4242', detail: '12 / 34', says: 'Pays' },
  { value: 'declined', label: '4000 0000 0000 0002', detail: '12 / 34', says: 'Is declined' },
]

const HALF = 'w-full px-4 py-8 lg:py-16 *:mx-auto *:w-full *:max-w-[26.25rem]'

function Order({ offer, publicUrl }: CheckoutProps) {
  const { name, amount, later, period, renewal, points } = getOfferTexts(offer)
  return (
    <section className={`bg-surface ${HALF}`} aria-label="Order">
      <a className="-my-2 mb-6 flex items-center gap-2.5 py-2 font-bold no-underline" href={`${publicUrl}/`}>
        <Mark size={28} />
        Lilypad
      </a>
      <h1 className="font-medium text-ink-soft text-lg">Subscribe to Lilypad {name}</h1>
      <p className="mt-1 mb-6 flex items-center gap-2.5">
        <span className="font-bold text-3xl tracking-tight">{amount}</span>{' '}
        <span className="max-w-48 text-balance text-ink-soft text-sm leading-tight">{period}</span>
      </p>
      <dl className="mb-6 divide-y divide-line *:flex *:justify-between *:gap-4 *:py-3">
        <div>
          <dt>
            Lilypad {name}
            <small className={`block ${SOFT}`}>
              {amount === later ? 'Billed' : `Then ${later}`} {renewal}
            </small>
          </dt>
          <dd>{amount}</dd>
        </div>
        <div>
          <dt>Subtotal</dt>
          <dd>{amount}</dd>
        </div>
        <div className="font-bold">
          <dt>Total due today</dt>
          <dd>{amount}</dd>
        </div>
      </dl>
      <ul className={`list-disc pl-5 max-lg:hidden ${SOFT}`}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}

const FIELD =
  'min-h-11 w-full rounded-sm border border-ink-soft bg-surface-raised px-3 py-2 font-normal text-base'

type FieldProps = { label: string; name: string; type?: 'email'; value: string; maxLength: number }

function Field({ label, value, ...input }: FieldProps) {
  return (
    <label className="grid gap-1.5 font-semibold text-sm">
      {label}
      <input {...input} defaultValue={value} autoComplete="off" className={FIELD} />
    </label>
  )
}

function Payment(props: CheckoutProps) {
  const { offer, clientReferenceId, sessionId, publicUrl, email, name, error } = props
  const { amount, later, renewal } = getOfferTexts(offer)
  return (
    <main className={HALF}>
      <form
        className="grid gap-4 [&_h2]:mb-0 [&_h2]:text-base"
        method="post"
        action={serverPaths.sandboxCheckout}
      >
        {error !== null && (
          <p className="rounded-sm bg-danger-soft p-3 text-danger text-sm" role="alert">
            {error}
          </p>
        )}
        <h2>Contact information</h2>
        <Field label="Email" type="email" name="email" value={email} maxLength={254} />
        <h2>Payment method</h2>
        <Choices legend="Pretended cards" name="card" chosen="works" choices={CARDS} />
        <Field label="Cardholder name" name="name" value={name} maxLength={100} />
        <Field label="Promotion code, if you have one" name="promotion_code" value="" maxLength={50} />
        <p className={`-mt-2 ${SOFT}`}>In this sandbox, any word takes 20 % off today’s payment.</p>
        <Fields values={{ plan: offer, client_reference_id: clientReferenceId, session: sessionId }} />
        <Submit>Pay {amount}</Submit>
        <p className={SOFT}>
          Your plan renews {renewal} at {later} until you cancel it. No card is charged and none is asked for:
          both cards are made up.
        </p>
      </form>
      <p className={SOFT}>
        <a className="inline-block py-3" href={`${publicUrl}/`}>
          Back to Lilypad
        </a>
      </p>
    </main>
  )
}

export function renderCheckout(props: CheckoutProps): string {
  return renderSandboxPage(
    'Checkout',
    <div className="grid flex-1 lg:grid-cols-2">
      <Order {...props} />
      <Payment {...props} />
    </div>,
  )
}
