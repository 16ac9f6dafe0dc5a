import { MAX_SEARCH_NAME_LENGTH, proposedSearchName, readSavedState } from '@lilypad/domain'
import { cx } from '@lilypad/ui'
import { noteFirstSearchAnswered } from '@/api/searches/first-search.ts'
import { Button } from '@/ui/button.tsx'
import { Form, Input } from '@/ui/fields/field.tsx'
import { useSearchName } from './use-search-name.ts'

export default function SuggestionForm({ state }: { state: string }) {
  const proposed = proposedSearchName(readSavedState(state).filter)
  const search = { state, schedule: 'daily' } as const
  const { name, setName, isEmpty, save, pending } = useSearchName(proposed, search, noteFirstSearchAnswered)
  const submit = () => {
    if (!isEmpty && !pending) save()
  }
  return (
    <section aria-labelledby="save-this-search" className="page pt-6">
      <Form
        onSubmit={submit}
        className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-md bg-accent-soft p-4 md:px-5"
      >
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="save-this-search" className="font-bold">
            Save this search?
          </h2>
          <p
            id="name-this-search"
            role="status"
            className={cx('text-sm', isEmpty ? 'text-danger' : 'text-ink-soft')}
          >
            {isEmpty ? 'Name is required.' : 'Your answers set these filters. Name the search to keep it.'}
          </p>
        </div>
        <Input
          aria-label="Name of the search"
          aria-describedby="name-this-search"
          aria-invalid={isEmpty || undefined}
          required
          maxLength={MAX_SEARCH_NAME_LENGTH}
          autoComplete="off"
          className="min-w-0 flex-1 basis-56"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" disabled={isEmpty} pending={pending}>
            Save this search with daily e-mails
          </Button>
          <Button look="quiet" onClick={noteFirstSearchAnswered}>
            Not now
          </Button>
        </div>
      </Form>
    </section>
  )
}
