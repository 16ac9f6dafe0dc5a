import { FacebookIcon, LinkedInIcon, MailIcon } from '@/ui/icons.tsx'
import { shareLinks } from '../share-links.ts'

const ICONS = { LinkedIn: LinkedInIcon, Facebook: FacebookIcon, 'E-mail': MailIcon }

/** The three ways to share a job, side by side. */
export const ShareRow = ({ id, title }: { id: number; title: string }) => (
  <ul className="flex items-center gap-1" aria-label="Share this job">
    {shareLinks(window.location.origin, id, title).map(({ name, href }) => {
      const Icon = ICONS[name]
      const label = name === 'E-mail' ? 'Share by e-mail' : `Share on ${name}`
      return (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={label}
            title={label}
            className="grid size-11 place-items-center rounded-sm text-ink-soft hover:bg-wash hover:text-ink"
          >
            <Icon size={20} />
          </a>
        </li>
      )
    })}
  </ul>
)
