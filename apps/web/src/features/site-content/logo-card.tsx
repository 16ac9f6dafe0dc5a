import type { KeptLogo } from '@lilypad/contracts'
import { IconButton, TrashIcon } from '@lilypad/ui'
import { useKeepFocus } from '@/ui/dialogs/use-keep-focus.ts'
import { LandedLogo } from '@/ui/pictures/landed-logo.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { useContentItem } from './use-content-item.ts'

type LogoCardProps = { logo: KeptLogo; place: number; count: number }

/** A logo as the sign-up page shows it, and what can be done with it. */
export const LogoCard = ({ logo, place, count }: LogoCardProps) => {
  const { move, askAndDelete, isAtWork } = useContentItem(logo, 'logo of')
  const keepFocus = useKeepFocus(isAtWork)
  return (
    <li {...keepFocus} aria-busy={isAtWork} className="card grid justify-items-center gap-2 p-3">
      <LandedLogo src={logo.url} alt="" loading="lazy" />
      <p className="max-w-full break-words text-center font-medium text-sm">{logo.name}</p>
      <div className="mt-auto flex">
        <MoveButtons name={logo.name} place={place} count={count} isLocked={isAtWork} onMove={move} />
        <IconButton label={`Delete ${logo.name}`} disabled={isAtWork} onClick={() => void askAndDelete()}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  )
}
