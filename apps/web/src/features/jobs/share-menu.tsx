import { IconButton } from '@/ui/button.tsx'
import { Dropdown, dropdownItemClass } from '@/ui/fields/dropdown.tsx'
import { FacebookIcon, LinkedInIcon, MailIcon, ShareIcon } from '@/ui/icons.tsx'
import { shareLinks } from './share-links.ts'

const ICONS = { LinkedIn: LinkedInIcon, Facebook: FacebookIcon, 'E-mail': MailIcon }

/** One element for all cards, so that React never renders it again. */
const SHARE = <ShareIcon size={17} />

/** A small button that opens the three ways to share a job. */
export const ShareMenu = ({ id, title }: { id: number; title: string }) => (
  <Dropdown
    trigger={(props) => (
      <IconButton label={`Share ${title}`} title="Share" {...props}>
        {SHARE}
      </IconButton>
    )}
  >
    {(close) =>
      shareLinks(window.location.origin, id, title).map(({ name, href }) => {
        const Icon = ICONS[name]
        return (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener" onClick={close} className={dropdownItemClass}>
              <Icon /> {name}
            </a>
          </li>
        )
      })
    }
  </Dropdown>
)
