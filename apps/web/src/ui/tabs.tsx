import { cx } from '@lilypad/ui'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { neighbour } from './tabs-keys.ts'

export type Tab = { name: string; content: ReactNode }

const tabClass = (selected: boolean) =>
  cx(
    '-mb-px min-h-11 border-b-2 px-3 font-semibold text-sm transition duration-120',
    selected ? 'border-accent text-accent-text' : 'border-transparent text-ink-soft hover:text-ink',
  )

/** Several panels in one place. Arrow keys, Home and End move between the tabs. */
export const Tabs = ({ label, tabs }: { label: string; tabs: Tab[] }) => {
  const [selected, setSelected] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(event.key, selected, tabs.length)
    if (next === null) return
    event.preventDefault()
    setSelected(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 border-line border-b"
      >
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === selected}
            aria-controls={`${id}-panel`}
            tabIndex={index === selected ? 0 : -1}
            className={tabClass(index === selected)}
            onClick={() => setSelected(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${selected}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be within reach of the keyboard
        tabIndex={0}
        className="py-4"
      >
        {tabs[selected]?.content}
      </div>
    </div>
  )
}
