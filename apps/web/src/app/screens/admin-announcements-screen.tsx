export { AnnouncementsDesk as default } from '@/features/announcements/announcements-desk.tsx'
