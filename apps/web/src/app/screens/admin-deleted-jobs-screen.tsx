export { DeletedJobs as default } from '@/features/deleted-jobs/deleted-jobs.tsx'
