import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../button.tsx'

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
