import type { RedemptionCode } from '@lilypad/contracts'
import { IconButton } from '@/ui/button.tsx'
import type { Column } from '@/ui/lists/table.tsx'
import { useCopy } from '@/ui/page/use-copy.ts'
import { formatCount } from '@/ui/text/format.ts'
import { CopyIcon } from '@/ui/tool-icons.tsx'
import { DeleteCode } from './delete-code.tsx'
import { redeemUrl } from './redeem-url.ts'

const RedeemLink = ({ code: { code, is_deleted: isDeleted } }: { code: RedemptionCode }) => {
  const copy = useCopy()
  const url = redeemUrl(window.location.origin, code)
  if (isDeleted) return <s>{url}</s>
  return (
    <span className="inline-flex items-center gap-1">
      <a href={url} className="text-accent-text hover:underline md:whitespace-nowrap">
        {url}
      </a>
      <IconButton label={`Copy the link of ${code}`} onClick={() => void copy(url)}>
        <CopyIcon size={16} />
      </IconButton>
    </span>
  )
}

/** The columns of the table of codes. Source: specification part 2, 'Admin redemption codes'. */
export const CODE_COLUMNS: Column<RedemptionCode>[] = [
  { name: 'Source', cell: ({ source }) => source, title: true },
  { name: 'Duration (days)', cell: ({ duration }) => formatCount(duration), numeric: true },
  { name: 'URL', cell: (code) => <RedeemLink code={code} /> },
  { name: 'Actions', cell: (code) => <DeleteCode code={code} />, actions: true },
]
