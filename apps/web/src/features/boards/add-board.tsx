import { PlusIcon, plural } from '@lilypad/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addBoard, type NewBoard } from '@/api/boards/board-editor.ts'
import { boardsQuery } from '@/api/boards/boards.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { TextField } from '@/ui/fields/text-field.tsx'
import { BoardForm } from './board-form.tsx'

type Reply = Awaited<ReturnType<typeof addBoard>>

function outcomeText({ pending, message, scrape_results: results }: Reply): string {
  if (pending || !results) return message ?? 'Still scraping.'
  const { num_listings_found: found, num_new_jobs: fresh } = results
  return `The board was added: ${plural(found, 'posting')} found, ${plural(fresh, 'new job')}.`
}

/** Makes a board of an address if it can be read; what was typed stays when it cannot. */
function useAddBoard(onDone: () => void) {
  const [values, setValues] = useState<NewBoard>({ address: '', companyName: '', logoUrl: '' })
  const client = useQueryClient()
  const { alert } = useDialogs()
  const { mutate, isPending } = useMutation({
    mutationFn: addBoard,
    onSuccess: (reply, { companyName, address }) => {
      void client.invalidateQueries({ queryKey: boardsQuery.queryKey })
      onDone()
      void alert(outcomeText(reply), { title: companyName || address })
    },
    onError: (error, { companyName }) => {
      // One that robots.txt forbids is there all the same.
      void client.invalidateQueries({ queryKey: boardsQuery.queryKey })
      void alert(toMessage(error, 'An error occurred.'), { title: companyName || 'Add a board' })
    },
  })
  return {
    values,
    change: (change: Partial<NewBoard>) => setValues((before) => ({ ...before, ...change })),
    submit: () => mutate(values),
    isEmpty: values.address.trim() === '',
    isAdding: isPending,
  }
}

/** A board that is not known yet, by the address of its careers page. */
function AddBoardDialog({ onClose }: { onClose: () => void }) {
  const { values, change, submit, isEmpty, isAdding } = useAddBoard(onClose)
  return (
    <FormDialog
      title="Add a board"
      phoneSheet
      action="Add board"
      pending={isAdding && 'Scraping...'}
      disabled={isEmpty}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Careers address*"
        onceLeft={isEmpty && 'Careers address is required.'}
        help="We scrape it right away, which may take a minute. If we can’t read the address, nothing is saved."
        type="url"
        inputMode="url"
        required
        maxLength={2_000}
        autoComplete="off"
        placeholder="https://"
        value={values.address}
        onChange={(address) => change({ address })}
      />
      <BoardForm values={values} onChange={change} logoHelp="Without a logo, its initials are shown." />
    </FormDialog>
  )
}

export function AddBoard() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <PlusIcon />
        Add a board
      </Button>
      {open && <AddBoardDialog onClose={() => setOpen(false)} />}
    </>
  )
}
