import { printedMax } from '../postings/annual-pay.ts'
import { type PayWords, payWords } from './printed-pay.ts'

type Paid = { salaryRange: string | null; salaryMax: number | null; jobType?: string | null }

/** By the printed range, else up to the largest. An hour's pay says nothing of a year in part-time work. */
export function getPay({ salaryRange, salaryMax, jobType }: Paid): PayWords | null {
  if (salaryRange) {
    const pay = payWords(salaryRange, salaryMax)
    return jobType === 'Part-Time' ? { ...pay, aYear: null } : pay
  }
  return salaryMax === null ? null : { text: printedMax(salaryMax), aYear: null }
}

/** The same in one line: '$22 to $30 an hour (about $62,400 a year)'. */
export function salaryText(job: Paid): string | null {
  const pay = getPay(job)
  return pay && (pay.aYear === null ? pay.text : `${pay.text} (${pay.aYear})`)
}
