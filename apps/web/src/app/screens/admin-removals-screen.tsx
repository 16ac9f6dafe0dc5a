export { Removals as default } from '@/features/removals/removals.tsx'
