import { Loading, Skeletons } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { siteContentsQuery } from '@/api/admin/site-contents.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { Logos } from './logos.tsx'
import { Testimonials } from './testimonials.tsx'

const ContentSkeleton = () => (
  <Loading label="Loading contents...">
    <div className="grid gap-3">
      <Skeletons count={3} className="h-32 rounded-md" />
    </div>
  </Loading>
)

/** What an admin may change of the home and sign-up pages. */
export const SiteContent = () => {
  const contents = useQuery(siteContentsQuery)
  if (!contents.data) return <NotLoaded query={contents} waiting={<ContentSkeleton />} />
  return (
    <div className="grid gap-10">
      <Testimonials testimonials={contents.data.testimonials} />
      <Logos logos={contents.data.logos} />
    </div>
  )
}
