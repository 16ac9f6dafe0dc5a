import { useHidden } from '@/api/jobs/hidden.ts'
import { Button } from '@/ui/button.tsx'
import { useHiding } from './use-hide.ts'

/** On the page of an employer that the person hides: says so, and takes it back. */
export const HiddenCompany = ({ name }: { name: string }) => {
  const { rule } = useHidden()
  const { setCompany } = useHiding()
  if (!rule.companies.has(name)) return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 rounded-md bg-wash px-4 py-2 text-sm">
      You hide all jobs of {name}.
      <Button look="quiet" size="small" onClick={() => void setCompany(name, false)}>
        Show them again
      </Button>
    </p>
  )
}
