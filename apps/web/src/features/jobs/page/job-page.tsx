import { useQuery } from '@tanstack/react-query'
import { colorsQuery } from '@/api/home/home.ts'
import { Toasts } from '@/ui/toasts/toasts.tsx'
import { AudienceColors } from '../audience-colors.ts'
import { JobNotFound } from './job-not-found.tsx'
import { useJobPage } from './job-page-data.ts'
import { JobPageFrame } from './job-page-frame.tsx'
import { JobTitleBlock } from './job-title-block.tsx'
import { JobView } from './job-view.tsx'
import { SavedJob } from './saved-job.tsx'

const NO_COLORS = {}

/** The page of one job. */
export const JobPage = ({ id }: { id: string }) => {
  const page = useJobPage(id)
  const { data: colors = NO_COLORS } = useQuery(colorsQuery)
  return (
    <>
      <JobPageFrame>
        <AudienceColors value={colors}>
          <SavedJob id={id} isWanted={page.error instanceof TypeError}>
            <JobView page={page} notFound={<JobNotFound />}>
              {page.head && <JobTitleBlock head={page.head} job={page.job} />}
            </JobView>
          </SavedJob>
        </AudienceColors>
      </JobPageFrame>
      <Toasts />
    </>
  )
}
