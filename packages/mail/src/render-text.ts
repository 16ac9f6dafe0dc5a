import type { Composed, Footer } from './message.ts'
import type { ListedJob, Part } from './message-part.ts'

/** Line length; RFC 5322 recommends at most 78 columns. */
const WIDTH = 72

/** Breaks a text at blanks into lines of at most 72 columns; a longer word gets its own line. */
function wrap(text: string, indent = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && indent.length + longer.length > WIDTH) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return [...lines, line].map((one) => indent + one).join('\n')
}

const POINT = '* '
const UNDER_POINT = '  '

const point = (text: string) => POINT + wrap(text, UNDER_POINT).slice(UNDER_POINT.length)

/** For a mailto link, only the e-mail address is shown. */
const written = (url: string) => url.replace(/^mailto:([^?]*).*$/, '$1')

/** Links get their own unbroken lines, so that mail clients make them clickable. */
const link = (label: string, url: string) => `${wrap(`${label}:`)}\n${written(url)}`

const toFacts = ({ company, salary, location, travel }: ListedJob) =>
  [company, salary, location, travel].filter((fact) => fact !== null && fact !== '').join(' · ')

const jobText = (job: ListedJob) =>
  [
    point(job.title),
    wrap(toFacts(job), UNDER_POINT),
    ...(job.dates ? [wrap(job.dates, UNDER_POINT)] : []),
    UNDER_POINT + job.url,
  ].join('\n')

function headingText(words: string) {
  const heading = wrap(words)
  return `${heading}\n${'-'.repeat(Math.max(...heading.split('\n').map(({ length }) => length)))}`
}

function jobsText({ name, jobs, above, more }: Extract<Part, { is: 'jobs' }>) {
  const rest = [...(more ? [link(more.label, more.url)] : []), ...(above ? [wrap(above)] : [])]
  return [headingText(name), ...jobs.map(jobText), ...rest].join('\n\n')
}

function partText(part: Part): string {
  switch (part.is) {
    case 'text':
      return wrap(part.text)
    case 'heading':
      return headingText(part.text)
    case 'button':
      return link(part.label, part.url)
    case 'points':
      return part.points.map(point).join('\n')
    case 'jobs':
      return jobsText(part)
    case 'aside':
      return part.link === null
        ? wrap(part.text)
        : `${wrap(part.text)}\n${link(part.link.label, part.link.url)}`
  }
}

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
export function renderText(composed: Composed, footer: Footer): string {
  const { heading, parts } = composed
  return `${[wrap(heading), ...parts.map(partText), ...footerText(composed, footer)].join('\n\n')}\n`
}
