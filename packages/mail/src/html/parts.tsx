/** @jsxRuntime automatic */
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import type { Link, ListedJob, Part } from '../message-part.ts'
import { HEADING, LIGHT, text } from './styles.ts'

type BoxProps = { className?: string; style?: CSSProperties; children: ReactNode }

/** A table that only lays out: screen readers do not see it. */
export const LAID_OUT = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const

/** A box that looks the same in every mail client. */
export const Box = ({ className, style, children }: BoxProps) => (
  <table {...LAID_OUT} width="100%">
    <tbody>
      <tr>
        <td className={className} style={style}>
          {children}
        </td>
      </tr>
    </tbody>
  </table>
)

const PARAGRAPH = { marginTop: 16 }

/** Outlook uses only the cell's padding, others that of the link, which makes the whole button clickable. */
const outlook = (padding: string) => ({ msoPaddingAlt: padding })

const Button = ({ label, url }: Link) => (
  <table {...LAID_OUT} className="wide" style={{ marginTop: 28 }}>
    <tbody>
      <tr>
        <td
          className="button"
          style={{ borderRadius: 12, backgroundColor: LIGHT.button, ...outlook('14px 28px') }}
        >
          <a
            href={url}
            className="button"
            style={{
              ...text('ink', 16).style,
              display: 'inline-block',
              padding: '13px 28px',
              borderRadius: 12,
              color: '#ffffff',
              fontWeight: 600,
              lineHeight: '22px',
              textDecoration: 'none',
              ...outlook('0'),
            }}
          >
            {label}
          </a>
        </td>
      </tr>
    </tbody>
  </table>
)

const Aside = ({ text: words, link }: { text: string; link: Link | null }) => (
  <p {...text('soft', 14, { marginTop: 20 })}>
    {words}
    {link && (
      <>
        {' '}
        <a href={link.url} {...text('link', 14, { fontWeight: 600, textDecoration: 'underline' })}>
          {link.label}
        </a>
      </>
    )}
  </p>
)

const Points = ({ points }: { points: readonly string[] }) => (
  <ul {...text('ink', 16, { marginTop: 12, paddingLeft: 22 })}>
    {points.map((point) => (
      <li key={point} style={{ marginTop: 6 }}>
        {point}
      </li>
    ))}
  </ul>
)

const LONGEST_FACT = 30
const RULE = { borderTop: `1px solid ${LIGHT.line}`, padding: '14px 0' }

/** Keeps a short fact on one line. */
const Facts = ({ facts }: { facts: readonly string[] }) =>
  facts.map((fact, at) => (
    <Fragment key={at}>
      {at > 0 && ' · '}
      <span style={{ whiteSpace: fact.length > LONGEST_FACT ? 'normal' : 'nowrap' }}>{fact}</span>
    </Fragment>
  ))

function Job({ title, url, company, salary, location, travel, dates }: ListedJob) {
  const facts = [location, travel].flatMap((fact) => (fact ? [fact] : []))
  return (
    <Box className="rule" style={RULE}>
      <a href={url} {...text('link', 17, { fontWeight: 600, lineHeight: 1.35, textDecoration: 'none' })}>
        {title}
      </a>
      <p {...text('ink', 15, { marginTop: 2 })}>{company}</p>
      {salary && <p {...text('ink', 15, { marginTop: 2, fontWeight: 700 })}>{salary}</p>}
      {facts.length > 0 && (
        <p {...text('soft', 14, { marginTop: 2 })}>
          <Facts facts={facts} />
        </p>
      )}
      {dates && <p {...text('soft', 14, { marginTop: 2 })}>{dates}</p>}
    </Box>
  )
}

/** A section of a digest: the saved search's name, its jobs, and how many more there are. */
const Jobs = ({ name, jobs, above, more }: Extract<Part, { is: 'jobs' }>) => (
  <>
    <h2 {...HEADING}>{name}</h2>
    {jobs.map((job) => (
      <Job key={job.url} {...job} />
    ))}
    {more && (
      <Box className="rule" style={RULE}>
        <a href={more.url} {...text('link', 15, { fontWeight: 600, textDecoration: 'underline' })}>
          {more.label}
        </a>
      </Box>
    )}
    {above && (
      <Box className="rule" style={RULE}>
        <p {...text('soft', 14)}>{above}</p>
      </Box>
    )}
  </>
)

export function PartView({ part }: { part: Part }) {
  switch (part.is) {
    case 'text':
      return <p {...text('ink', 16, PARAGRAPH)}>{part.text}</p>
    case 'heading':
      return <h2 {...HEADING}>{part.text}</h2>
    case 'button':
      return <Button label={part.label} url={part.url} />
    case 'points':
      return <Points points={part.points} />
    case 'jobs':
      return <Jobs {...part} />
    case 'aside':
      return <Aside text={part.text} link={part.link} />
  }
}
