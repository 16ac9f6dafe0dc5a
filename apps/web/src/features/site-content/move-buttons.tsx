import { DownIcon, IconButton, UpIcon } from '@lilypad/ui'
import type { Step } from '@/api/admin/site-contents.ts'

type MoveButtonsProps = {
  name: string
  /** Its place, from 0, among how many. */
  place: number
  count: number
  isLocked: boolean
  onMove: (by: Step) => void
}

/** A step towards the beginning or the end. At an end the button rests without losing the focus. */
export const MoveButtons = ({ name, place, count, isLocked, onMove }: MoveButtonsProps) => {
  const step = (by: Step, isEnd: boolean) => ({
    'aria-disabled': isEnd || isLocked,
    className: 'aria-disabled:cursor-not-allowed aria-disabled:opacity-40',
    onClick: () => {
      if (!isEnd && !isLocked) onMove(by)
    },
  })
  return (
    <>
      <IconButton label={`Move ${name} up`} {...step(-1, place === 0)}>
        <UpIcon />
      </IconButton>
      <IconButton label={`Move ${name} down`} {...step(1, place === count - 1)}>
        <DownIcon />
      </IconButton>
    </>
  )
}
