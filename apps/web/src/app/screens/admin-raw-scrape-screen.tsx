import { RawScrape } from '@/features/raw-scrape/raw-scrape.tsx'
import { BackOffice } from '../back-office/back-office.tsx'

export default function AdminRawScrapeScreen() {
  return (
    <BackOffice
      title="Raw scrape"
      lead="Every posting at a careers address, listed here or not. Looking stores nothing; an imported listing is curated like all others."
    >
      <RawScrape />
    </BackOffice>
  )
}
