import type { ListedJob, Part } from '../part.ts'
import { wrap } from './wrap.ts'

const POINT = '* '
const UNDER_POINT = '  '

const point = (text: string) => POINT + wrap(text, UNDER_POINT).slice(UNDER_POINT.length)

/** For a mailto link, only the e-mail address is shown. */
const written = (url: string) => url.replace(/^mailto:([^?]*).*$/, '$1')

/** Links get their own unbroken lines, so that mail clients make them clickable. */
const link = (label: string, url: string) => `${wrap(`${label}:`)}\n${written(url)}`

const factsOf = ({ company, salary, location, travel }: ListedJob) =>
  [company, salary, location, travel].filter((fact) => fact !== null && fact !== '').join(' · ')

const jobText = (job: ListedJob) =>
  [
    point(job.title),
    wrap(factsOf(job), UNDER_POINT),
    ...(job.dates ? [wrap(job.dates, UNDER_POINT)] : []),
    UNDER_POINT + job.url,
  ].join('\n')

const headingText = (words: string) => {
  const heading = wrap(words)
  return `${heading}\n${'-'.repeat(Math.max(...heading.split('\n').map(({ length }) => length)))}`
}

const jobsText = ({ name, jobs, above, more }: Extract<Part, { is: 'jobs' }>) => {
  const rest = [...(more ? [link(more.label, more.url)] : []), ...(above ? [wrap(above)] : [])]
  return [headingText(name), ...jobs.map(jobText), ...rest].join('\n\n')
}

/** A part of a letter in plain text, without blank lines around it. */
export const partText = (part: Part): string => {
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
