import { paths } from '@lilypad/contracts/addresses'
import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { BackIcon } from '@/ui/tool-icons.tsx'

/** Leads back to the list; to the same place for someone who came from it. */
export const BackToJobs = () => {
  const { state } = useLocation()
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    if (!state?.fromList) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <Link
      to={paths.dashboard.href()}
      onClick={goBack}
      className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-sm px-2 font-semibold text-ink-soft text-sm hover:text-ink print:hidden"
    >
      <BackIcon size={16} />
      All jobs
    </Link>
  )
}
