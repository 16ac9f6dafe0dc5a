import type { Footer } from '../footer.ts'
import type { Composed } from '../message.ts'
import { partText } from './part-text.ts'
import { wrap } from './wrap.ts'

const footerText = ({ reason, unsubscribe }: Composed, footer: Footer) => [
  '-'.repeat(40),
  wrap(reason),
  ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.url}`] : []),
  [
    'Lilypad',
    footer.publicUrl,
    footer.contactAddress,
    ...(footer.postalAddress ? [footer.postalAddress] : []),
  ]
    .map((text) => wrap(text))
    .join('\n'),
]

/** The letter in plain text: lines of 72 columns, links unbroken on their own lines. */
export const renderText = (composed: Composed, footer: Footer): string => {
  const { heading, parts } = composed
  return `${[wrap(heading), ...parts.map(partText), ...footerText(composed, footer)].join('\n\n')}\n`
}
