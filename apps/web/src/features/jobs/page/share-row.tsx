import { publicJobPage } from '@lilypad/contracts/addresses'
import { usePageOrigin } from '@/api/home/page-origin.ts'
import { IconButton, IconLink } from '@/ui/button.tsx'
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
            <IconLink size="large" label={label} href={href}>
              <Icon size={20} />
            </IconLink>
          </li>
        )
      })}
    </ul>
  )
}
