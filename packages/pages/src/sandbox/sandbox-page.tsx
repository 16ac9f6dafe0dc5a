/** @jsxRuntime automatic */
import { getPlan, INTAKE_OFFERS, OFFER_TERMS, type OfferId } from '@lilypad/domain'
import { buttonClass, cx } from '@lilypad/ui'
import type { ReactNode } from 'react'
import { ButtonLink } from '../frame/parts.tsx'
import { renderDocument } from '../frame/render-page.tsx'

export function renderSandboxPage(title: string, content: ReactNode): string {
  return renderDocument({
    title: `${title} · Payment sandbox`,
    head: <meta name="robots" content="noindex" />,
    className: 'bg-surface-raised tabular-nums',
    children: (
      <>
        <header className="bg-warning-soft px-4 py-2.5 text-center text-sm text-warning">
          <strong>Payment sandbox: no money moves.</strong> This page stands in for the payment provider’s.
        </header>
        {content}
      </>
    ),
  })
}

export function renderSandboxColumn(title: string, content: ReactNode): string {
  return renderSandboxPage(
    title,
    <main className="mx-auto grid w-full max-w-[37.5rem] gap-5 px-4 pt-8 pb-18">{content}</main>,
  )
}

export function renderSorry(title: string, text: string, publicUrl: string): string {
  return renderSandboxColumn(
    title,
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <ButtonLink href={`${publicUrl}/`}>Back to Lilypad</ButtonLink>
      </p>
    </>,
  )
}

type SubmitProps = { children: ReactNode; look?: 'primary' | 'plain' | 'danger' }

export function Submit({ children, look = 'primary' }: SubmitProps) {
  return (
    <button type="submit" className={cx(buttonClass(look), 'min-h-11')}>
      {children}
    </button>
  )
}

export function Fields({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

type ChoicesProps = {
  legend: string
  name: string
  chosen: string
  choices: readonly { value: string; label: ReactNode; detail?: string; says: string }[]
}

export function Choices({ legend, name, chosen, choices }: ChoicesProps) {
  return (
    <fieldset className="overflow-hidden rounded-md border border-line">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, label, detail, says }) => (
        <label
          key={value}
          className="flex min-h-13 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 border-line p-3 not-first-of-type:border-t has-checked:bg-surface"
        >
          <input className="tick" type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span className="font-semibold">{label}</span>
          {detail && <span className="text-ink-soft text-sm max-sm:hidden">{detail}</span>}
          <span className="ml-auto text-ink-soft text-sm">{says}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The texts about an offer, in its own words. `amount` is due today, `later` each period from then on. */
export function getOfferTexts(offer: OfferId) {
  const { plan, dollars, renewal, months } = OFFER_TERMS[offer]
  const { name, points, period } = INTAKE_OFFERS.find((one) => one.offer === offer) ?? getPlan(plan)
  return {
    name,
    period,
    amount: `$${dollars}.00`,
    later: `$${renewal}.00`,
    every: months === 1 ? 'month' : 'quarter',
    renewal: months === 1 ? 'every month' : `every ${months} months`,
    points,
  }
}
