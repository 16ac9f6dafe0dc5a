export { CurationDesk as default } from '@/features/curation/curation-desk.tsx'
