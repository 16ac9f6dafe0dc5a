import { clientAddress, paths, serverPaths } from '@lilypad/contracts/addresses'
import { type AccessEnd, PAID_PLAN_IDS, type PaidPlanId } from '@lilypad/domain'
import { type Html, html, nothing } from '../../../pages/html.ts'
import { day, planFacts, sandboxPage } from './page.ts'

export type PortalView = {
  token: string
  publicUrl: string
  plan: PaidPlanId
  status: string
  periodEnd: Date
  /** Until when premium lasts after a failed payment. */
  graceUntil: Date | null
  /** Why it opens nothing although it runs. */
  accessEnd: AccessEnd | null
  /** The question to confirm before an action. */
  ask: 'cancel' | 'plan' | null
  /** The checkout for people who have cancelled. */
  checkoutUrls: Record<PaidPlanId, string>
  said: string | null
}

const link = ({ token }: PortalView, ask: string) => {
  const query = new URLSearchParams({ token, ...(ask !== '' && { ask }) })
  return `${serverPaths.sandboxPortal}?${query}`
}

const form = ({ token }: PortalView, action: string, body: Html): Html =>
  html`<form method="post" action="${serverPaths.sandboxPortal}">
<input type="hidden" name="token" value="${token}"><input type="hidden" name="action" value="${action}">
${body}
</form>`

const BADGES: Record<AccessEnd, string> = { refund: 'Refunded', dispute: 'Disputed', unpaid: 'Unpaid' }

const badge = ({ status, accessEnd }: PortalView): Html => {
  if (status === 'canceled') return html`<span class="badge ended">Ended</span>`
  if (accessEnd !== null) return html`<span class="badge failed">${BADGES[accessEnd]}</span>`
  return status === 'past_due'
    ? html`<span class="badge failed">Payment failed</span>`
    : html`<span class="badge active">Active</span>`
}

const whatComes = ({ status, periodEnd, graceUntil, accessEnd }: PortalView): Html => {
  if (status === 'canceled') return html`<p>Your subscription has ended. Nothing more is charged.</p>`
  if (accessEnd === 'unpaid') return html`<p>The last payment failed. We do not try again.</p>`
  if (graceUntil !== null)
    return html`<p>The last payment failed. Your plan stays on until <strong>${day(graceUntil)}</strong> while we try again.</p>`
  return html`<p>Renews on <strong>${day(periodEnd)}</strong>.</p>`
}

const choice =
  (current: PaidPlanId) =>
  (id: PaidPlanId): Html => {
    const { name, amount, every } = planFacts(id)
    return html`<label class="card"><input type="radio" name="plan" value="${id}"${id === current ? html` checked` : nothing}>
<span class="number">Lilypad ${name}</span><span class="says">${amount} / ${every}</span></label>`
  }

const panel = (view: PortalView): Html => {
  if (view.status === 'canceled')
    return html`<h2>Start again</h2><p class="actions">${PAID_PLAN_IDS.map((id) => html`<a class="button" href="${view.checkoutUrls[id]}">Subscribe to ${planFacts(id).name}</a>`)}</p>`
  if (view.ask === 'cancel')
    return html`<h2>Cancel your subscription?</h2><p>It ends at once, and you go on as a free member.</p>
${form(view, 'cancel', html`<p class="actions"><button class="danger" type="submit">Cancel subscription</button> <a class="button quiet" href="${link(view, '')}">Keep it</a></p>`)}`
  if (view.ask === 'plan')
    return html`<h2>Change plan</h2>${form(
      view,
      'change',
      html`<fieldset><legend>Plans</legend>${PAID_PLAN_IDS.map(choice(view.plan))}</fieldset>
<p class="actions"><button type="submit">Confirm plan</button> <a class="button quiet" href="${link(view, '')}">Go back</a></p>`,
    )}`
  return html`<p class="actions"><a class="button" href="${link(view, 'plan')}">Change plan</a>
<a class="button quiet" href="${link(view, 'cancel')}">Cancel subscription</a></p>`
}

const TRIALS = [
  ['fail', 'A payment fails'],
  ['give-up', 'The last try fails'],
  ['recover', 'The next payment goes through'],
  ['refund', 'It is refunded in full'],
  ['refund-part', 'It is refunded in part'],
  ['dispute', 'The bank opens a dispute'],
  ['won', 'The dispute is won'],
  ['lost', 'The dispute is lost'],
  ['stranger', 'Somebody unknown pays'],
] as const

const trial = (view: PortalView, action: string, label: string) =>
  form(view, action, html`<button class="quiet" type="submit">${label}</button>`)

/** Not in a real portal, where banks and the merchant decide. */
const trials = (view: PortalView): Html =>
  view.status === 'canceled'
    ? nothing
    : html`<section class="trials"><h2>Try what happens when…</h2>
<div class="actions">${TRIALS.map(([action, label]) => trial(view, action, label))}</div>
</section>`

export const portalPage = (view: PortalView): string => {
  const { name, amount, every } = planFacts(view.plan)
  return sandboxPage(
    'Your subscription',
    html`<main class="portal">
<p class="back"><a href="${clientAddress(view.publicUrl, paths.account.href())}">← Return to Lilypad</a></p>
<h1>Your subscription</h1>
${view.said === null ? nothing : html`<p class="said" role="status">${view.said}</p>`}
<section class="box"><div class="head"><div><h2>Lilypad ${name}</h2><p class="muted">${amount} per ${every}</p></div>${badge(view)}</div>
${whatComes(view)}
${panel(view)}
</section>
${trials(view)}
</main>`,
  )
}
