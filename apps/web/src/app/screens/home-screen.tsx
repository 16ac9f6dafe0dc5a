import { Hero } from '@/features/home/hero.tsx'
import { HomeJobs } from '@/features/home/home-jobs.tsx'
import { part } from '@/ui/lazy.tsx'

const BelowTheFold = part(() => import('@/features/home/below-the-fold.tsx'), <div className="min-h-dvh" />)

export default function HomeScreen() {
  return (
    <>
      <Hero />
      <HomeJobs />
      <BelowTheFold />
    </>
  )
}
