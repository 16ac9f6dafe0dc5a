import { Suspense } from 'react'
import { Hero } from '@/features/home/hero.tsx'
import { HomeJobs } from '@/features/home/home-jobs.tsx'
import { part } from '@/ui/later.tsx'

const BelowTheFold = part(() => import('@/features/home/below-the-fold.tsx'))

export default function HomeScreen() {
  return (
    <>
      <Hero />
      <HomeJobs />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <BelowTheFold />
      </Suspense>
    </>
  )
}
