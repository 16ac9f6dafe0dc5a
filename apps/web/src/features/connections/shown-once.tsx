import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button.tsx'
import { useCopy } from '@/ui/page/use-copy.ts'

type ShownOnceProps = {
  what: 'key' | 'secret'
  value: string
  onDone: () => void
}

function ShownOnce({ what, value, onDone }: ShownOnceProps) {
  const copy = useCopy(`${what[0]?.toUpperCase()}${what.slice(1)} copied`)
  const title = useRef<HTMLParagraphElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div>
      <p ref={title} tabIndex={-1} className="font-semibold">
        Copy your {what} now: it is not shown again.
      </p>
      <code className="wrap-anywhere mt-2 block rounded-sm bg-wash p-3 text-sm">{value}</code>
      <div className="mt-3 flex gap-2">
        <Button look="primary" onClick={() => void copy(value)}>
          Copy {what}
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  )
}

type MadeOnceProps = { what: ShownOnceProps['what']; form: (onMade: (value: string) => void) => ReactNode }

/** The form; once something is made with it, what is shown this once. */
export function MadeOnce({ what, form }: MadeOnceProps) {
  const [made, setMade] = useState<string | null>(null)
  return made === null ? form(setMade) : <ShownOnce what={what} value={made} onDone={() => setMade(null)} />
}
