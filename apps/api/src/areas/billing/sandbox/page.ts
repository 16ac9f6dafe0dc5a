import { serverPaths } from '@lilypad/contracts/addresses'
import { type PaidPlanId, PLANS } from '@lilypad/domain'
import { type Html, html } from '../../../pages/html.ts'

/** A whole page of the sandbox: no script, one stylesheet. */
export const sandboxPage = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Payment sandbox</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${serverPaths.sandboxStyle}">
</head>
<body>
<header class="sandbox-note"><strong>Payment sandbox: no money moves.</strong> This page stands in for the payment provider’s.</header>
${body}
</body>
</html>
`.html

/** The texts about a plan. */
export const planFacts = (id: PaidPlanId) => {
  const plan = PLANS.find((one) => one.id === id)
  const isMonthly = id === 'skip'
  return {
    id,
    name: plan?.name ?? id,
    amount: `${plan?.price ?? ''}.00`,
    every: isMonthly ? 'month' : 'quarter',
    renewal: isMonthly ? 'every month' : 'every 3 months',
    points: plan?.points ?? [],
  }
}

export const isPaidPlanId = (text: string | undefined): text is PaidPlanId =>
  text === 'skip' || text === 'jump'

/** A day as people write it: `Jan 31, 2027`. */
export const day = (at: Date): string =>
  at.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
