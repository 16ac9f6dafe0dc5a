export { RawScrape as default } from '@/features/raw-scrape/raw-scrape.tsx'
