import { RawScrape } from '@/features/raw-scrape/raw-scrape.tsx'
import { BackOffice } from '../back-office/back-office.tsx'
import { backOffice } from '../back-office/back-office-screens.tsx'

export default function AdminRawScrapeScreen() {
  return (
    <BackOffice screen={backOffice.rawScrape}>
      <RawScrape />
    </BackOffice>
  )
}
