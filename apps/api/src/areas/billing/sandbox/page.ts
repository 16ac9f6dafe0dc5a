import { serverPaths } from '@lilypad/contracts/addresses'
import { getPlan, PAID_PLAN_TERMS, type PaidPlanId } from '@lilypad/domain'
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
  const { name, price, points } = getPlan(id)
  const { months } = PAID_PLAN_TERMS[id]
  return {
    id,
    name,
    amount: `${price}.00`,
    every: months === 1 ? 'month' : 'quarter',
    renewal: months === 1 ? 'every month' : `every ${months} months`,
    points,
  }
}

/** A day as people write it: `Jan 31, 2027`. */
export const day = (at: Date): string =>
  at.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
