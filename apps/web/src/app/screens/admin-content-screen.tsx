export { SiteContent as default } from '@/features/site-content/site-content.tsx'
