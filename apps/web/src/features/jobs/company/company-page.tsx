import { paths } from '@lilypad/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { isNotFound, loadMessageOf } from '@/api/failure-messages.ts'
import { colorsQuery } from '@/api/home/home.ts'
import { type Company, companyQuery } from '@/api/jobs/company.ts'
import { buttonClass } from '@/ui/button.tsx'
import { EmptyState, ErrorState } from '@/ui/states.tsx'
import { AudienceColors } from '../audience-colors.ts'
import { BackToJobs } from '../page/back-to-jobs.tsx'
import { CompanyBoards } from './company-boards.tsx'
import { CompanyFrame } from './company-frame.tsx'
import { CompanyHead } from './company-head.tsx'
import { CompanyJobs } from './company-jobs.tsx'
import { CompanySkeleton } from './company-skeleton.tsx'

const NO_COLORS = {}

const UnknownCompany = () => (
  <EmptyState
    heading="h1"
    title="This employer is not here"
    action={
      <Link to={paths.dashboard.href()} className={buttonClass('primary')}>
        See all jobs
      </Link>
    }
  >
    It has no open job on Lilypad, or its name was cut short on its way.
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
  <div className="page pt-4 pb-12 md:pt-6">
    <BackToJobs />
    <div className="mt-2">
      <CompanyBody name={name} />
    </div>
  </div>
)
