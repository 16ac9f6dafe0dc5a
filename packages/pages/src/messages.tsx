import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { describeEndedAccess, type EndedAccess } from '@lilypad/domain'
import { buttonClass } from '@lilypad/ui'
import type { ReactNode } from 'react'
import { ButtonLink, renderMissing } from './parts.tsx'
import { renderPage } from './render-page.tsx'

type MessageProps = { title: string; heading: string; publicUrl: string; children: ReactNode }

/** A heading, what it means, and what to do next. */
function renderMessage({ title, heading, publicUrl, children }: MessageProps): string {
  return renderPage({
    title,
    publicUrl,
    children: (
      <div className="space-y-4">
        <h1>{heading}</h1>
        {children}
      </div>
    ),
  })
}

type PressProps = { address: string; children: ReactNode; look?: 'primary' | 'plain' }

/** A button that does what its address says. */
function Press({ address, children, look = 'primary' }: PressProps) {
  return (
    <form method="post" action={address}>
      <button type="submit" className={buttonClass(look)}>
        {children}
      </button>
    </form>
  )
}

/** Answers an address that leads nowhere. */
export function renderNotFound(publicUrl: string): string {
  return renderMissing(
    'We couldn’t find that page.',
    publicUrl,
    <>
      <p>The link may be incomplete, or the page has moved.</p>
      <p className="mt-3">
        <ButtonLink href={`${publicUrl}/`}>Go to Lilypad</ButtonLink>
      </p>
    </>,
    'Page not found',
  )
}

type FailedProps = { status: number; message: string; requestId: string; publicUrl: string }

/** Says why a page cannot be shown; an unexpected failure has its request id. */
export function renderFailure({ status, message, requestId, publicUrl }: FailedProps): string {
  const isLoggedOut = status === 401
  return renderMessage({
    title: 'That didn’t work',
    heading: 'That didn’t work.',
    publicUrl,
    children: (
      <>
        <p>{message}</p>
        {status >= 500 && (
          <p>
            Request id: <code>{requestId}</code>
          </p>
        )}
        <p>
          <ButtonLink href={publicUrl + (isLoggedOut ? clientAddress('', paths.logIn.href()) : '/')}>
            {isLoggedOut ? 'Log In' : 'Back to Lilypad'}
          </ButtonLink>
        </p>
      </>
    ),
  })
}

function AllEmails({ publicUrl }: { publicUrl: string }) {
  return (
    <p>
      <ButtonLink href={clientAddress(publicUrl, paths.unsubscribe.href())}>See all your e-mails</ButtonLink>
    </p>
  )
}

type Alerts = { schedule: string; address: string; publicUrl: string }

/** Asks whether the alerts of a schedule are to stop; `address` stops them. */
export function renderStopAlerts({ schedule, address, publicUrl }: Alerts): string {
  return renderMessage({
    title: 'Stop alerts',
    heading: `Stop all ${schedule} alerts?`,
    publicUrl,
    children: (
      <>
        <p>
          You will get no more {schedule} job alerts. Your saved searches stay, and you can switch alerts on
          again at any time.
        </p>
        <Press address={address}>Stop all {schedule} alerts</Press>
      </>
    ),
  })
}

/** After that. */
export function renderAlertsStopped({ schedule, address, publicUrl }: Alerts): string {
  return renderMessage({
    title: 'Alerts are off',
    heading: `Your ${schedule} alerts are off.`,
    publicUrl,
    children: (
      <>
        <p>You will get no more {schedule} job alerts. Your saved searches are still there.</p>
        <Press address={`${address}&all=1`} look="plain">
          Stop all e-mails
        </Press>
        <AllEmails publicUrl={publicUrl} />
      </>
    ),
  })
}

export function renderEmailsStopped(publicUrl: string): string {
  return renderMessage({
    title: 'All e-mails are off',
    heading: 'All e-mails are off.',
    publicUrl,
    children: (
      <>
        <p>
          You will get no more alerts and no newsletters. Messages about your account and payments still come.
        </p>
        <AllEmails publicUrl={publicUrl} />
      </>
    ),
  })
}

/** For a link to stop alerts that is not ours. */
export function renderDeadAlertLink(publicUrl: string): string {
  return renderMessage({
    title: 'Link',
    heading: 'This link does not work.',
    publicUrl,
    children: (
      <>
        <p>The link may be incomplete. You can turn off alerts on your account page.</p>
        <AllEmails publicUrl={publicUrl} />
      </>
    ),
  })
}

const CHANGES = {
  email: {
    heading: 'Undo the change of your e-mail address?',
    effect: 'Your account gets back the address that this link was sent to, and loses its password.',
  },
  password: {
    heading: 'Undo the change of your password?',
    effect: 'The changed password stops working.',
  },
}

type UndoProps = { changed: keyof typeof CHANGES; address: string; publicUrl: string }

/** Asks whether to undo a change of an account; `address` does it. */
export function renderUndoChange({ changed, address, publicUrl }: UndoProps): string {
  const { heading, effect } = CHANGES[changed]
  return renderMessage({
    title: 'Undo a change',
    heading,
    publicUrl,
    children: (
      <>
        <p>
          {effect} This logs everyone out of your account, and switches off its keys, webhooks and feed
          addresses. You then choose a new password.
        </p>
        <Press address={address}>Undo the change</Press>
      </>
    ),
  })
}

type UndoneProps = { ended: EndedAccess; address: string; publicUrl: string }

/** After that; `address` leads to the choice of a password. */
export function renderChangeUndone({ ended, address, publicUrl }: UndoneProps): string {
  return renderMessage({
    title: 'The change is undone',
    heading: 'The change is undone.',
    publicUrl,
    children: (
      <>
        <p>
          Everyone is logged out and the old password no longer works. Choose a new one now: this button works
          for one hour.
        </p>
        <p>{describeEndedAccess(ended)}</p>
        <p>
          <ButtonLink href={address}>Choose a new password</ButtonLink>
        </p>
      </>
    ),
  })
}

const DEAD_UNDO = {
  undone: [
    'This change has already been undone.',
    'The link works once. If you have not chosen a new password yet, ask for a link to do so.',
  ],
  expired: [
    'This link has expired.',
    'It worked for 72 hours. If someone else is using your account, contact us.',
  ],
  unknown: [
    'This link does not work.',
    'The link may be incomplete, an earlier change may have been undone, or the account may be deleted.',
  ],
} as const
export type DeadUndo = keyof typeof DEAD_UNDO

/** For a link to undo a change that does not work, or no longer. */
export function renderDeadUndoLink(why: DeadUndo, publicUrl: string): string {
  const [heading, text] = DEAD_UNDO[why]
  return renderMessage({
    title: 'Link',
    heading,
    publicUrl,
    children: (
      <>
        <p>{text}</p>
        <p>
          <ButtonLink href={clientAddress(publicUrl, paths.forgotPassword.href())}>
            I forgot my password
          </ButtonLink>
        </p>
      </>
    ),
  })
}
