import { IconButton } from '@/ui/button.tsx'
import { DetailsIcon, StarIcon } from '@/ui/tool-icons.tsx'

type RowButtonsProps = { title: string; isPending: boolean; onDetails: () => void; onRemove: () => void }

/** What can be done with an application besides changing its status. */
export const RowButtons = ({ title, isPending, onDetails, onRemove }: RowButtonsProps) => (
  <>
    <IconButton label={`Details of ${title}`} disabled={isPending} onClick={onDetails}>
      <DetailsIcon />
    </IconButton>
    <IconButton
      label={`Stop tracking ${title}`}
      data-remove=""
      disabled={isPending}
      onClick={onRemove}
      className="text-secondary hover:text-secondary"
    >
      <StarIcon fill="currentColor" />
    </IconButton>
  </>
)
