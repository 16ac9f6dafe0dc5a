import { publicJobPage } from '@lilypad/contracts/addresses'
import {
  CopyIcon,
  FacebookIcon,
  IconButton,
  IconLink,
  LinkedInIcon,
  MailIcon,
  OutLink,
  ShareIcon,
} from '@lilypad/ui'
import { usePageOrigin } from '@/api/home/home.ts'
import { Dropdown, dropdownItemClass } from '@/ui/fields/dropdown.tsx'
import { useClipboard } from '@/ui/page/use-clipboard.ts'

type ShareLink = { name: 'LinkedIn' | 'Facebook' | 'E-mail'; href: string }

/** They lead to the job's page on the server, which link previews and visitors can read. */
export function shareLinks(origin: string, id: number, title: string): ShareLink[] {
  const page = encodeURIComponent(publicJobPage(origin, id))
  return [
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${page}` },
    { name: 'E-mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${page}` },
  ]
}

const ICONS = { LinkedIn: LinkedInIcon, Facebook: FacebookIcon, 'E-mail': MailIcon }

/** One element for all cards, so that React never renders it again. */
const SHARE = <ShareIcon size={17} />

function CopyLink({ id, close }: { id: number; close: () => void }) {
  const copy = useClipboard('Link copied')
  const press = () => {
    close()
    void copy(publicJobPage(window.location.origin, id))
  }
  return (
    <li>
      <button type="button" onClick={press} className={dropdownItemClass}>
        <CopyIcon /> Copy link
      </button>
    </li>
  )
}

export const ShareMenu = ({ id, title }: { id: number; title: string }) => (
  <Dropdown
    trigger={(props) => (
      <IconButton label={`Share ${title}`} title="Share" {...props}>
        {SHARE}
      </IconButton>
    )}
  >
    {(close) => (
      <>
        <CopyLink id={id} close={close} />
        {shareLinks(window.location.origin, id, title).map(({ name, href }) => {
          const Icon = ICONS[name]
          return (
            <li key={name}>
              <OutLink href={href} onClick={close} className={dropdownItemClass}>
                <Icon /> {name}
              </OutLink>
            </li>
          )
        })}
      </>
    )}
  </Dropdown>
)

export function ShareRow({ id, title }: { id: number; title: string }) {
  const copy = useClipboard('Link copied')
  const origin = usePageOrigin()
  return (
    <ul className="flex items-center gap-1" aria-label="Share this job">
      <li>
        <IconButton size="large" label="Copy link" onClick={() => void copy(publicJobPage(origin, id))}>
          <CopyIcon size={20} />
        </IconButton>
      </li>
      {shareLinks(origin, id, title).map(({ name, href }) => {
        const Icon = ICONS[name]
        const label = name === 'E-mail' ? 'Share by e-mail' : `Share on ${name}`
        return (
          <li key={name}>
            <IconLink size="large" label={label} href={href}>
              <Icon size={20} />
            </IconLink>
          </li>
        )
      })}
    </ul>
  )
}
