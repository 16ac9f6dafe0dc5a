import { DownIcon, IconButton, UpIcon } from '@lilypad/ui'
import { type Step, useDeleteContent, useMoveContent } from '@/api/admin/site-contents.ts'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

type Item = { id: number; name: string }

/** @param noun what it is: 'testimonial of', 'logo of' */
export function useContentItem({ id, name }: Item, noun: string) {
  const { confirm } = useDialogs()
  const onError = useAdminAlert(name)
  const move = useMoveContent()
  const remove = useDeleteContent()
  const askAndDelete = async () => {
    const question = `Are you sure you want to delete the ${noun} ${name}?`
    if (await confirm(question, { title: `Delete ${noun.split(' ')[0]}`, danger: true }))
      remove.mutate(id, { onError })
  }
  return {
    move: (by: Step) => move.mutate({ id, by }, { onError }),
    askAndDelete,
    isAtWork: move.isPending || remove.isPending,
  }
}

type MoveButtonsProps = {
  name: string
  /** Its place, from 0, among how many. */
  place: number
  count: number
  isLocked: boolean
  onMove: (by: Step) => void
}

/** A step towards the beginning or the end. At an end the button rests without losing the focus. */
export function MoveButtons({ name, place, count, isLocked, onMove }: MoveButtonsProps) {
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
