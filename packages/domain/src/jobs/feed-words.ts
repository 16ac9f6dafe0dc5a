import { keptDatesText } from './job-dates.ts'
import { jobFacts } from './job-facts.ts'

type Shown = Parameters<typeof jobFacts>[0] & Parameters<typeof keptDatesText>[0] & { jobType: string | null }

export const feedWords = (job: Shown): { title: string; text: string } => {
  const { title, company, salary, location, travel } = jobFacts(job)
  const facts = [salary, location, job.jobType, travel, keptDatesText(job)]
  return {
    title: company === '' ? title : `${title} at ${company}`,
    text: facts.filter((fact) => fact !== null).join(' · '),
  }
}
