type Attachments = readonly { thumbnails: { large: { url: string } } }[]
type WithLogo = { logoFile: string | null; logoOneOff: string | null; logoAttachment: Attachments | null }

/** Where a job's logo is: the company's file, else the one-off address, else the attached picture; null without any. */
export const logoAddress = ({ logoFile, logoOneOff, logoAttachment }: WithLogo): string | null => {
  if (logoFile) return `/logos/${encodeURIComponent(logoFile)}`
  return logoOneOff || (logoAttachment?.[0]?.thumbnails.large.url ?? null)
}
