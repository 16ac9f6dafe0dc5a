/** @jsxRuntime automatic */
import { clientAddress, paths } from '@lilypad/contracts/addresses'
import {
  ACCOUNT_CHANGE_UNDO_MS,
  describeEndedAccess,
  type EndedAccess,
  RESET_LIFE_MS,
  toHours,
} from '@lilypad/domain'
import { buttonClass } from '@lilypad/ui'
import { ButtonLink, renderMissing } from './frame/parts.tsx'
import { renderPage } from './frame/render-page.tsx'

type Message = {
  publicUrl: string
  title: string
  heading: string
  texts: readonly string[]
  /** A button that does what its address says. */
  press?: { label: string; address: string; look?: 'plain' }
  link?: { label: string; href: string }
  requestId?: string | undefined
}

function renderMessage({ publicUrl, title, heading, texts, press, link, requestId }: Message): string {
  return renderPage({
    title,
    publicUrl,
    children: (
      <div className="space-y-4">
        <h1>{heading}</h1>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {requestId && (
          <p>
            Request id: <code>{requestId}</code>
          </p>
        )}
        {press && (
          <form method="post" action={press.address}>
            <button type="submit" className={buttonClass(press.look ?? 'primary')}>
              {press.label}
            </button>
          </form>
        )}
        {link && (
          <p>
            <ButtonLink href={link.href}>{link.label}</ButtonLink>
          </p>
        )}
      </div>
    ),
  })
}

export function renderNotFound(publicUrl: string): string {
  return renderMissing({
    title: 'Page not found',
    heading: 'We couldn’t find that page.',
    text: 'The link may be incomplete, or the page has moved.',
    publicUrl,
    link: { label: 'Go to Lilypad', href: `${publicUrl}/` },
  })
}

type FailedProps = { status: number; message: string; requestId: string; publicUrl: string }

/** Says why a page cannot be shown; an unexpected failure has its request id. */
export function renderFailure({ status, message, requestId, publicUrl }: FailedProps): string {
  const link =
    status === 401
      ? { label: 'Log In', href: clientAddress(publicUrl, paths.logIn.href()) }
      : { label: 'Back to Lilypad', href: `${publicUrl}/` }
  return renderMessage({
    publicUrl,
    title: 'That didn’t work',
    heading: 'That didn’t work.',
    texts: [message],
    link,
    requestId: status >= 500 ? requestId : undefined,
  })
}

function toAllEmails(publicUrl: string) {
  return { label: 'See all your e-mails', href: clientAddress(publicUrl, paths.unsubscribe.href()) }
}

type Alerts = { schedule: string; address: string; publicUrl: string }

/** Asks whether the alerts of a schedule are to stop; `address` stops them. */
export function renderStopAlerts({ schedule, address, publicUrl }: Alerts): string {
  return renderMessage({
    publicUrl,
    title: 'Stop alerts',
    heading: `Stop all ${schedule} alerts?`,
    texts: [
      `You will get no more ${schedule} job alerts. Your saved searches stay, and you can switch alerts on again at any time.`,
    ],
    press: { label: `Stop all ${schedule} alerts`, address },
  })
}

export function renderAlertsStopped({ schedule, address, publicUrl }: Alerts): string {
  return renderMessage({
    publicUrl,
    title: 'Alerts are off',
    heading: `Your ${schedule} alerts are off.`,
    texts: [`You will get no more ${schedule} job alerts. Your saved searches are still there.`],
    press: { label: 'Stop all e-mails', address: `${address}&all=1`, look: 'plain' },
    link: toAllEmails(publicUrl),
  })
}

export function renderEmailsStopped(publicUrl: string): string {
  const text =
    'You will get no more alerts and no newsletters. Messages about your account and payments still come.'
  return renderMessage({
    publicUrl,
    title: 'All e-mails are off',
    heading: 'All e-mails are off.',
    texts: [text],
    link: toAllEmails(publicUrl),
  })
}

/** For a link to stop alerts that is not ours. */
export function renderDeadAlertLink(publicUrl: string): string {
  const text = 'The link may be incomplete. You can turn off alerts on your account page.'
  return renderMessage({
    publicUrl,
    title: 'Link',
    heading: 'This link does not work.',
    texts: [text],
    link: toAllEmails(publicUrl),
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
    publicUrl,
    title: 'Undo a change',
    heading,
    texts: [
      `${effect} This logs everyone out of your account, and switches off its keys, webhooks and feed addresses. You then choose a new password.`,
    ],
    press: { label: 'Undo the change', address },
  })
}

type UndoneProps = { ended: EndedAccess; address: string; publicUrl: string }

/** After that; `address` leads to the choice of a password. */
export function renderChangeUndone({ ended, address, publicUrl }: UndoneProps): string {
  return renderMessage({
    publicUrl,
    title: 'The change is undone',
    heading: 'The change is undone.',
    texts: [
      `Everyone is logged out and the old password no longer works. Choose a new one now: this button works for ${toHours(RESET_LIFE_MS)}.`,
      describeEndedAccess(ended),
    ],
    link: { label: 'Choose a new password', href: address },
  })
}

const DEAD_UNDO = {
  undone: [
    'This change has already been undone.',
    'The link works once. If you have not chosen a new password yet, ask for a link to do so.',
  ],
  expired: [
    'This link has expired.',
    `It worked for ${toHours(ACCOUNT_CHANGE_UNDO_MS)}. If someone else is using your account, contact us.`,
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
  const link = { label: 'I forgot my password', href: clientAddress(publicUrl, paths.forgotPassword.href()) }
  return renderMessage({ publicUrl, title: 'Link', heading, texts: [text], link })
}
