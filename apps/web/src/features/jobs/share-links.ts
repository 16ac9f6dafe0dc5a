import { jobPage } from '@lilypad/contracts/addresses'

export type ShareLink = { name: 'LinkedIn' | 'Facebook' | 'E-mail'; href: string }

/** Links that share a job; they point to the job page on `origin`. */
export const shareLinks = (origin: string, id: number, title: string): ShareLink[] => {
  const page = encodeURIComponent(jobPage(origin, id))
  return [
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${page}` },
    { name: 'E-mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${page}` },
  ]
}
