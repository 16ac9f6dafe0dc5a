import { paths } from '@lilypad/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { isNotFound, loadMessageOf } from '@/api/failure-messages.ts'
import { colorsQuery } from '@/api/home/home.ts'
import { type Company, companyQuery } from '@/api/jobs/company.ts'
import { buttonClass } from '@/ui/button.tsx'
import { EmptyState, ErrorState } from '@/ui/states.tsx'
import { AudienceColors } from '../audience-colors.ts'
import { CompanyBoards } from './company-boards.tsx'
import { CompanyFrame } from './company-frame.tsx'
import { CompanyHead } from './company-head.tsx'
import { CompanyJobs } from './company-jobs.tsx'
import { CompanyPageFrame } from './company-page-frame.tsx'
import { CompanySkeleton } from './company-skeleton.tsx'

const NO_COLORS = {}

const UnknownCompany = () => (
  <EmptyState
    heading="h1"
    title="We couldn’t find this employer"
    action={
      <Link to={paths.dashboard.href()} className={buttonClass('primary')}>
        See all jobs
      </Link>
    }
  >
    It has no open jobs on Lilypad, or the link is incomplete.
  </EmptyState>
)

const LoadedCompany = ({ company }: { company: Company }) => {
  const { data: colors = NO_COLORS } = useQuery(colorsQuery)
  const boards = <CompanyBoards boards={company.boards} medianDaysOpen={company.facts.medianDaysOpen} />
  return (
    <CompanyFrame head={<CompanyHead company={company} />} boards={boards}>
      <AudienceColors value={colors}>
        <CompanyJobs {...company} />
      </AudienceColors>
    </CompanyFrame>
  )
}

const CompanyBody = ({ name }: { name: string }) => {
  const { data: company, error, refetch } = useQuery(companyQuery(name))
  if (company) return <LoadedCompany company={company} />
  if (!error) return <CompanySkeleton />
  if (isNotFound(error)) return <UnknownCompany />
  return <ErrorState message={loadMessageOf(error)} onRetry={() => void refetch()} />
}

/** The page of one employer, by its name or slug. */
export const CompanyPage = ({ name }: { name: string }) => (
  <CompanyPageFrame>
    <CompanyBody name={name} />
  </CompanyPageFrame>
)
