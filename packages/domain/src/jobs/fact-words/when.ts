import { formatDay, isCalendarDay } from '../../calendar.ts'
import type { Calendar, Term } from '../../postings/facts.ts'
import type { WithEvidence } from '../../postings/posting-facts.ts'
import { type FactLine, factLine } from './fact-line.ts'

const TERMS: Record<Term, string> = {
  '12-month': '12 months a year',
  '10-month': '9 to 11 months a year',
  'per course': 'By the course',
  'school year': 'For a school year',
  seasonal: 'For a season',
  'fixed term': 'For a fixed term',
}

const dayOrWords = (text: string) => (isCalendarDay(text) ? formatDay(text) : text.trim())

export const whenLine = (fact: WithEvidence<Calendar>, applyBy: string | null): FactLine => {
  const { term, start, deadline, hours_per_week: hours } = fact
  const lastDay = deadline ?? applyBy
  return factLine('calendar', 'When', {
    sayings: [
      { matter: 'term', says: term && TERMS[term] },
      { matter: 'start', says: start && `Start: ${dayOrWords(start)}` },
      { matter: 'deadline', says: lastDay && `Apply by ${dayOrWords(lastDay)}` },
      { matter: 'hours', says: hours === null ? null : `${hours} ${hours === 1 ? 'hour' : 'hours'} a week` },
    ],
    open: ['start', 'deadline', 'hours'],
    evidence: fact.evidence,
  })
}
