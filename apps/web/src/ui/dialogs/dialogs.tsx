import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { Button } from '../button.tsx'
import { RequestReference } from '../request-reference.tsx'
import { Dialog } from './dialog.tsx'

type Request = {
  message: string
  more?: string | undefined
  title: string
  kind: 'alert' | 'confirm'
  danger: boolean
  answer: (yes: boolean) => void
}

/** The title says what the button does: 'Delete search'. */
type ConfirmOptions = { title: string; danger?: boolean }

type Dialogs = {
  /** Tells something, and more in a quiet line, and waits for OK. */
  alert: (message: string, how?: { title?: string | undefined; more?: string }) => Promise<void>
  /** Asks something; true when the person goes on. */
  confirm: (message: string, options: ConfirmOptions) => Promise<boolean>
}

const DialogsContext = createContext<Dialogs | null>(null)

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext)
  if (!dialogs) throw new Error('useDialogs needs a DialogsProvider above it')
  return dialogs
}

/** What the sentences of the specification leave open after a failure. */
const KEPT = 'It was not done, and what you entered is still here. Please try again in a moment.'

function RequestDialog({ request }: { request: Request }) {
  const more = request.more ?? (/^An (unknown )?error occurred/.test(request.message) && KEPT)
  return (
    <Dialog
      role="alertdialog"
      title={request.title}
      onClose={() => request.answer(request.kind === 'alert')}
      actions={
        <>
          {request.kind === 'confirm' && <Button onClick={() => request.answer(false)}>Cancel</Button>}
          <Button look={request.danger ? 'danger' : 'primary'} onClick={() => request.answer(true)}>
            {request.kind === 'alert' ? 'OK' : request.title}
          </Button>
        </>
      }
    >
      <p>{request.message}</p>
      {more && <p className="mt-2 whitespace-pre-line text-ink-soft text-sm">{more}</p>}
      {request.kind === 'alert' && <RequestReference message={request.message} />}
    </Dialog>
  )
}

/** Shows alerts and questions one after the other, in the order in which they came. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<Request[]>([])
  const ask = useCallback(
    (request: Omit<Request, 'answer'>) =>
      new Promise<boolean>((resolve) => {
        const answer = (yes: boolean) => {
          setQueue((waiting) => waiting.slice(1))
          resolve(yes)
        }
        setQueue((waiting) => {
          // Several calls that fail alike are told once.
          const isTold = waiting.some(({ kind, message }) => kind === 'alert' && message === request.message)
          if (!isTold) return [...waiting, { ...request, answer }]
          resolve(true)
          return waiting
        })
      }),
    [],
  )
  const dialogs = useMemo<Dialogs>(
    () => ({
      alert: async (message, { title = 'Lilypad', more } = {}) => {
        await ask({ message, more, title, kind: 'alert', danger: false })
      },
      confirm: (message, { title, danger = false }) => ask({ message, title, kind: 'confirm', danger }),
    }),
    [ask],
  )
  const [first] = queue
  return (
    <DialogsContext value={dialogs}>
      {children}
      {first && <RequestDialog key={first.message} request={first} />}
    </DialogsContext>
  )
}
