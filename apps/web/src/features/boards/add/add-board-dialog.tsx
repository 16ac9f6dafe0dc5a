import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { TextField } from '@/ui/fields/text-field.tsx'
import { BoardForm } from '../edit/board-form.tsx'
import { useAddBoard } from './use-add-board.ts'

/** A board that is not known yet, by the address of its careers page. */
export const AddBoardDialog = ({ onClose }: { onClose: () => void }) => {
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
