import { PlusIcon, plural } from '@lilypad/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { backOffice } from '@/api/admin/back-office.ts'
import { boardsQuery } from '@/api/boards/boards.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { DialogButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { TextField } from '@/ui/fields/field.tsx'
import { useFields } from '@/ui/fields/use-fields.ts'
import { BoardForm } from './board-form.tsx'

type Reply = Awaited<ReturnType<typeof backOffice.scrapeJobBoard>>

function outcomeText({ pending, message, scrape_results: results }: Reply): string {
  if (pending || !results) return message ?? 'Still scraping.'
  const { num_listings_found: found, num_new_jobs: fresh } = results
  return `The board was added: ${plural(found, 'posting')} found, ${plural(fresh, 'new job')}.`
}

const EMPTY = { job_board_url: '', company_name: '', logo_url: '' }

/** A board that is not known yet, by the address of its careers page; what was typed stays when it cannot be read. */
function AddBoardDialog({ onClose }: { onClose: () => void }) {
  const { values, field } = useFields(EMPTY)
  const client = useQueryClient()
  const { alert } = useDialogs()
  const { mutate, isPending } = useMutation({
    mutationFn: (board: typeof EMPTY) => backOffice.scrapeJobBoard(board),
    onSuccess: (reply, { company_name: name, job_board_url: address }) => {
      onClose()
      void alert(outcomeText(reply), { title: name || address })
    },
    onError: (error, { company_name: name }) =>
      void alert(toMessage(error, 'An error occurred.'), { title: name || 'Add a board' }),
    // One that robots.txt forbids is there all the same.
    onSettled: () => void client.invalidateQueries({ queryKey: boardsQuery.queryKey }),
  })
  const isEmpty = values.job_board_url.trim() === ''
  return (
    <FormDialog
      title="Add a board"
      phoneSheet
      action="Add board"
      pending={isPending && 'Scraping...'}
      disabled={isEmpty}
      onSubmit={() => mutate(values)}
      onClose={onClose}
    >
      <TextField
        label="Careers address*"
        onceLeft={isEmpty && 'Careers address is required.'}
        help="We scrape it right away, which may take a minute. If we can’t read the address, nothing is saved."
        type="url"
        required
        {...field('job_board_url')}
      />
      <BoardForm field={field} logoHelp="Without a logo, its initials are shown." />
    </FormDialog>
  )
}

export const AddBoard = () => (
  <DialogButton dialog={(close) => <AddBoardDialog onClose={close} />}>
    <PlusIcon />
    Add a board
  </DialogButton>
)
