import { memo, useEffect, useRef } from 'react'
import { HueDot } from '@/ui/chip.tsx'
import { cx } from '@/ui/cx.ts'
import { formatCount } from '@/ui/text/format.ts'

type ChoiceProps = {
  id: string
  name: string
  checked: boolean
  onToggle: (id: string) => void
  /** How many jobs it would leave; null while unknown. */
  count: number | null
  /** True for a parent with some of its children chosen. */
  mixed?: boolean
  color?: string | undefined
  /** Below a parent: within its name, only the part in brackets is shown. */
  isChild?: boolean
}

/** '2-5 years' of 'Relevant Skills (2-5 years)'. */
const bracketed = (name: string) => /\((.+)\)$/.exec(name)?.[1]

const ChildName = ({ name }: { name: string }) => (
  <>
    <span aria-hidden="true">{bracketed(name) ?? name}</span>
    <span className="sr-only">{name}</span>
  </>
)

/** One box of the filter panel. A choice that would leave no jobs looks dim but can be chosen. */
export const Choice = memo((props: ChoiceProps) => {
  const { id, name, checked, onToggle, count, mixed = false, color, isChild = false } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])
  return (
    <label
      className={cx(
        // Its own layer, so that an unchanged row is not painted again.
        'isolate flex min-h-8 cursor-pointer items-center gap-2.5 rounded-sm px-1.5 py-1 text-sm leading-snug hover:bg-wash touch:min-h-11',
        isChild && 'ml-5',
        count === 0 && !checked && 'text-ink-soft',
      )}
    >
      <input ref={input} type="checkbox" className="tick" checked={checked} onChange={() => onToggle(id)} />
      {color && <HueDot color={color} />}
      <span className="min-w-0 flex-1">{isChild ? <ChildName name={name} /> : name}</span>
      {count !== null && (
        <span className="text-ink-soft text-xs tabular-nums">
          {formatCount(count)}
          <span className="sr-only">{count === 1 ? ' job' : ' jobs'}</span>
        </span>
      )}
    </label>
  )
})
