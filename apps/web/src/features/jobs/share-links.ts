import { publicJobPage } from '@lilypad/contracts/addresses'

export type ShareLink = { name: 'LinkedIn' | 'Facebook' | 'E-mail'; href: string }

/**
 * Links that share a job. They lead to its page on the server, which link previews and visitors can read and which leads
 * members into the client.
 */
export const shareLinks = (origin: string, id: number, title: string): ShareLink[] => {
  const page = encodeURIComponent(publicJobPage(origin, id))
  return [
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${page}` },
    { name: 'E-mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${page}` },
  ]
}
