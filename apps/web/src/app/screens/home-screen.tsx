import { Hero } from '@/features/home/hero.tsx'
import { HomeJobs } from '@/features/home/home-jobs.tsx'

export default function HomeScreen() {
  return (
    <>
      <Hero />
      <HomeJobs />
    </>
  )
}
