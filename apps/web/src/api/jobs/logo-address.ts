import { serverPaths } from '@lilypad/contracts/addresses'

type Attachments = readonly { thumbnails: { large: { url: string } } }[]
type WithLogo = { logoFile: string | null; logoOneOff: string | null; logoAttachment: Attachments | null }

export function logoAddress({ logoFile, logoOneOff, logoAttachment }: WithLogo): string | null {
  if (logoFile) return serverPaths.logo.href(logoFile)
  return logoOneOff || (logoAttachment?.[0]?.thumbnails.large.url ?? null)
}
