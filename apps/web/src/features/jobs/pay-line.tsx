import { payOf } from '@lilypad/domain'

/** What a job pays in one line, if it says so: '$22 to $30 an hour (about $62,400 a year)'. The year stays whole. */
export const PayLine = ({ job }: { job: Parameters<typeof payOf>[0] }) => {
  const pay = payOf(job)
  return (
    pay && (
      <>
        {pay.text} {pay.aYear && <span className="whitespace-nowrap">({pay.aYear})</span>}
      </>
    )
  )
}
