import { publicJobPage } from '@lilypad/contracts/addresses'
import { IconButton } from '@/ui/button.tsx'
import { Dropdown, dropdownItemClass } from '@/ui/fields/dropdown.tsx'
import { FacebookIcon, LinkedInIcon, MailIcon, ShareIcon } from '@/ui/icons.tsx'
import { useCopy } from '@/ui/page/use-copy.ts'
import { CopyIcon } from '@/ui/tool-icons.tsx'
import { shareLinks } from './share-links.ts'

const ICONS = { LinkedIn: LinkedInIcon, Facebook: FacebookIcon, 'E-mail': MailIcon }

/** One element for all cards, so that React never renders it again. */
const SHARE = <ShareIcon size={17} />

/** Copies the address of the job's public page. */
const CopyLink = ({ id, close }: { id: number; close: () => void }) => {
  const copy = useCopy('Link copied')
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

/** A small button that opens the ways to share a job. */
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
              <a href={href} target="_blank" rel="noopener" onClick={close} className={dropdownItemClass}>
                <Icon /> {name}
              </a>
            </li>
          )
        })}
      </>
    )}
  </Dropdown>
)
