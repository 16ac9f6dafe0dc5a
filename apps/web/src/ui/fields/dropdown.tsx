import type { ReactNode } from 'react'
import { useDisclosure } from '../dialogs/use-disclosure.ts'

type TriggerProps = ReturnType<typeof useDisclosure>['buttonProps']

type DropdownProps = {
  /** Draws the button; the props make it open the panel. */
  trigger: (props: TriggerProps) => ReactNode
  /** Draws the panel's items; `close` belongs on whatever ends the visit. */
  children: (close: () => void) => ReactNode
}

export function Dropdown({ trigger, children }: DropdownProps) {
  const { open, close, rootProps, buttonProps, panelId } = useDisclosure()
  return (
    // Positioned only while there is something to be placed by it: a long list has hundreds of them.
    <div className={open ? 'relative' : undefined} {...rootProps}>
      {trigger(buttonProps)}
      {open && (
        <ul
          id={panelId}
          // The button keeps the focus, by which a card knows that its panel is open: not every browser focuses links.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute top-full right-0 z-30 mt-2 min-w-44 animate-[appear_160ms_var(--ease-out)] rounded-md bg-surface-raised p-1.5 shadow-float"
        >
          {children(close)}
        </ul>
      )}
    </div>
  )
}

export const dropdownItemClass =
  'flex w-full min-h-9 items-center gap-2.5 rounded-sm px-3 py-1.5 text-left font-medium text-sm text-ink hover:bg-wash touch:min-h-11'
