import { serverPaths } from '@lilypad/contracts/addresses'
import type { PaidPlanId } from '@lilypad/domain'
import { type Html, html, nothing } from '../../../pages/html.ts'
import { planFacts, sandboxPage } from './page.ts'

export type CheckoutView = {
  plan: PaidPlanId
  clientReferenceId: string
  /** Makes repeated presses of the button count as one checkout. */
  sessionId: string
  publicUrl: string
  email: string
  name: string
  error: string | null
}

const CARDS = [
  { id: 'works', number: '4242 4242 4242 4242', says: 'Pays' },
  { id: 'declined', number: '4000 0000 0000 0002', says: 'Is declined' },
] as const

const summary = ({ plan, publicUrl }: CheckoutView): Html => {
  const { name, amount, every, points } = planFacts(plan)
  return html`<section class="summary" aria-label="Order">
<a class="brand" href="${publicUrl}/"><img src="/favicon.svg" alt="" width="28" height="28">Lilypad</a>
<h1>Subscribe to Lilypad ${name}</h1>
<p class="price"><span class="amount">${amount}</span> <span class="every">per<br>${every}</span></p>
<dl class="lines">
<div><dt>Lilypad ${name}<small>Billed each ${every}</small></dt><dd>${amount}</dd></div>
<div><dt>Subtotal</dt><dd>${amount}</dd></div>
<div class="total"><dt>Total due today</dt><dd>${amount}</dd></div>
</dl>
<ul class="points">${points.map((point) => html`<li>${point}</li>`)}</ul>
</section>`
}

const card = ({ id, number, says }: (typeof CARDS)[number], place: number): Html =>
  html`<label class="card"><input type="radio" name="card" value="${id}"${place === 0 ? html` checked` : nothing}>
<span class="number">${number}</span><span class="expiry">12 / 34</span><span class="says">${says}</span></label>`

const form = (view: CheckoutView): Html => {
  const { amount, renewal } = planFacts(view.plan)
  return html`<main class="pay">
<form method="post" action="${serverPaths.sandboxCheckout}">
${view.error === null ? nothing : html`<p class="error" role="alert">${view.error}</p>`}
<h2>Contact information</h2>
<label class="field">Email<input type="email" name="email" value="${view.email}" autocomplete="off" maxlength="254"></label>
<h2>Payment method</h2>
<fieldset><legend>Pretended cards</legend>${CARDS.map(card)}</fieldset>
<label class="field">Cardholder name<input name="name" value="${view.name}" autocomplete="off" maxlength="100"></label>
<input type="hidden" name="plan" value="${view.plan}">
<input type="hidden" name="client_reference_id" value="${view.clientReferenceId}">
<input type="hidden" name="session" value="${view.sessionId}">
<button type="submit">Pay ${amount}</button>
<p class="small">Your plan renews ${renewal} until you cancel it. No card is charged and none is asked for: both cards are made up.</p>
</form>
<p class="small back"><a href="${view.publicUrl}/">Back to Lilypad</a></p>
</main>`
}

export const checkoutPage = (view: CheckoutView): string =>
  sandboxPage('Checkout', html`<div class="checkout">${summary(view)}${form(view)}</div>`)

/** Why nothing can be paid here. */
export const sorryPage = (title: string, text: string, publicUrl: string): string =>
  sandboxPage(
    title,
    html`<main class="sorry"><h1>${title}</h1><p>${text}</p>
<p><a class="button" href="${publicUrl}/">Back to Lilypad</a></p></main>`,
  )
