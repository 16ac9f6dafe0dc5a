import { type Step, useDeleteContent, useMoveContent } from '@/api/admin/site-contents.ts'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

type Item = { id: number; name: string }

/** @param noun what it is: 'testimonial of', 'logo of' */
export const useContentItem = ({ id, name }: Item, noun: string) => {
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
