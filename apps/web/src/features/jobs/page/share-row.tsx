import { publicJobPage } from '@lilypad/contracts/addresses'
import { usePageOrigin } from '@/api/page-origin.ts'
import { IconButton } from '@/ui/button.tsx'
import { FacebookIcon, LinkedInIcon, MailIcon } from '@/ui/icons.tsx'
import { useCopy } from '@/ui/page/use-copy.ts'
import { CopyIcon } from '@/ui/tool-icons.tsx'
import { shareLinks } from '../share-links.ts'

const ICONS = { LinkedIn: LinkedInIcon, Facebook: FacebookIcon, 'E-mail': MailIcon }

/** The ways to share a job, side by side. */
export const ShareRow = ({ id, title }: { id: number; title: string }) => {
  const copy = useCopy('Link copied')
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
}
