import { clientAddress, paths, serverPaths } from '@lilypad/contracts/addresses'
import { PAID_PLAN_IDS, type PaidPlanId } from '@lilypad/domain'
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

const badge = ({ status }: PortalView): Html => {
  if (status === 'canceled') return html`<span class="badge ended">Ended</span>`
  return status === 'past_due'
    ? html`<span class="badge failed">Payment failed</span>`
    : html`<span class="badge active">Active</span>`
}

const whatComes = ({ status, periodEnd, graceUntil }: PortalView): Html => {
  if (status === 'canceled') return html`<p>Your subscription has ended. Nothing more is charged.</p>`
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

/** Not in a real portal, where the bank decides whether a payment succeeds. */
const trials = (view: PortalView): Html =>
  view.status === 'canceled'
    ? nothing
    : html`<section class="trials"><h2>Try what happens when…</h2>
<div class="actions">${form(view, 'fail', html`<button class="quiet" type="submit">A payment fails</button>`)}
${view.status === 'past_due' ? form(view, 'recover', html`<button class="quiet" type="submit">Payment recovers</button>`) : nothing}</div>
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
