import { later } from '@/ui/later.tsx'

/** The description of a job; what reads Markdown is large. */
export const JobDescription = later(() => import('./job-description.tsx'))
