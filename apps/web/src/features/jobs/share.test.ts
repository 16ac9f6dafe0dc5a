import { expect, it } from 'vitest'
import { shareLinks } from './share.tsx'

// holds Part 2 §2 Dashboard: Share links point to the job page, at the address that previews can read
it('share links for LinkedIn, Facebook and e-mail point to the job page', () => {
  expect(shareLinks('https://lilypad.example', 7, 'Tutor & Coach')).toEqual([
    {
      name: 'LinkedIn',
      href: 'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Flilypad.example%2Fjobs%2F7',
    },
    {
      name: 'Facebook',
      href: 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Flilypad.example%2Fjobs%2F7',
    },
    {
      name: 'E-mail',
      href: 'mailto:?subject=Tutor%20%26%20Coach&body=https%3A%2F%2Flilypad.example%2Fjobs%2F7',
    },
  ])
})
