import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '@/api/home/home.ts'
import { HowWeReadPage } from '@/features/how-we-read/how-we-read-page.tsx'

export default function HowWeReadScreen() {
  const { data: settings } = useQuery(settingsQuery)
  return <HowWeReadPage contact={settings?.contact_email || null} />
}
