import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../button.tsx'
import { useDialogs } from './dialogs.tsx'

type AskingButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'title'> & {
  question: string
  /** Above the question, and on the button that says yes: 'Delete search'. */
  action: string
  /** Whether something is lost; by default it is. */
  danger?: boolean
  onSure: () => void
}

export function AskingButton({ question, action, danger = true, onSure, ...button }: AskingButtonProps) {
  const { confirm } = useDialogs()
  const ask = async () => {
    if (await confirm(question, { title: action, danger })) onSure()
  }
  return <Button {...button} onClick={() => void ask()} />
}

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** The dialog, whose code may come once it is opened. */
  dialog: (close: () => void) => ReactNode
}

export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      <Suspense>{isOpen && dialog(() => setOpen(false))}</Suspense>
    </>
  )
}
