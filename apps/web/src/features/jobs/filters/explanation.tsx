import { useState } from 'react'
import { Button, IconButton } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { InfoIcon } from '@/ui/tool-icons.tsx'

type Terms = readonly (readonly [term: string, meaning: string])[]

/** Terms, and what each means. */
export const TermList = ({ terms }: { terms: Terms }) => (
  <dl className="mt-4 grid gap-3">
    {terms.map(([term, meaning]) => (
      <div key={term}>
        <dt className="font-semibold text-ink text-sm">{term}</dt>
        <dd className="text-sm">{meaning}</dd>
      </div>
    ))}
  </dl>
)

type ExplanationProps = { label: string; title: string; intro: string; terms: Terms }

/** A button beside a filter; its dialog explains what can be chosen. */
export const Explanation = ({ label, title, intro, terms }: ExplanationProps) => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton label={label} onClick={() => setOpen(true)}>
        <InfoIcon size={17} />
      </IconButton>
      {open && (
        <Dialog title={title} onClose={close} actions={<Button onClick={close}>OK</Button>}>
          <p>{intro}</p>
          <TermList terms={terms} />
        </Dialog>
      )}
    </>
  )
}
