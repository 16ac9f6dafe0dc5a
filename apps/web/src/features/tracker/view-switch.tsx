import { cx } from '@/ui/cx.ts'
import { useAddressChoice } from '@/ui/lists/use-address-choice.ts'
import { BoardIcon, TableIcon } from '@/ui/tool-icons.tsx'

/** Whether the applications stand in a table or on a board; the address keeps it. */
export const useView = () => useAddressChoice('view', ['table', 'board'], 'table')

const VIEWS = [
  { view: 'table', name: 'Table', Icon: TableIcon },
  { view: 'board', name: 'Board', Icon: BoardIcon },
] as const

export const ViewSwitch = () => {
  const [shown, show] = useView()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend where a name is enough
    <div
      role="group"
      aria-label="View"
      className="flex rounded-sm bg-surface-sunken p-0.5 ring-1 ring-line ring-inset"
    >
      {VIEWS.map(({ view, name, Icon }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === shown}
          onClick={() => show(view)}
          className={cx(
            'inline-flex min-h-8 items-center gap-1.5 rounded-sm px-3 font-semibold text-sm transition duration-120 touch:min-h-11',
            view === shown ? 'bg-surface-raised text-ink ring-1 ring-line' : 'text-ink-soft hover:text-ink',
          )}
        >
          <Icon size={16} />
          {name}
        </button>
      ))}
    </div>
  )
}
