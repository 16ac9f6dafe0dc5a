/** @jsxRuntime automatic */
import { Fragment } from 'react'
import type { Link, ListedJob } from '../part.ts'
import { HEADING, LIGHT, text } from './look.ts'
import { Box } from './table.tsx'

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

const Job = ({ title, url, company, salary, location, travel, dates }: ListedJob) => {
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

type Props = { name: string; jobs: readonly ListedJob[]; above: string | null; more: Link | null }

/** A section of a digest: the saved search's name, its jobs, and how many more there are. */
export const Jobs = ({ name, jobs, above, more }: Props) => (
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
