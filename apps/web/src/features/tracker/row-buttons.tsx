import { IconButton } from '@/ui/button.tsx'
import { DetailsIcon, StarIcon } from '@/ui/tool-icons.tsx'

type RowButtonsProps = {
  title: string
  isPending: boolean
  openDetails: () => void
  remove: () => Promise<void>
}

/** What can be done with an application besides changing its status. */
export const RowButtons = ({ title, isPending, openDetails, remove }: RowButtonsProps) => (
  <>
    <IconButton label={`Details of ${title}`} disabled={isPending} onClick={openDetails}>
      <DetailsIcon />
    </IconButton>
    <IconButton
      label={`Stop tracking ${title}`}
      data-remove=""
      disabled={isPending}
      onClick={remove}
      className="text-secondary hover:text-secondary"
    >
      <StarIcon fill="currentColor" />
    </IconButton>
  </>
)
