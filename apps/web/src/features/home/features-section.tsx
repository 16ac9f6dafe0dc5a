import { cx } from '@lilypad/ui'
import type { ComponentType } from 'react'
import {
  DifferencePicture,
  FiltersPicture,
  HiddenPicture,
  InterviewsPicture,
  SafePicture,
  SalaryPicture,
} from './feature-pictures.tsx'
import { JoinLink } from './home-link.tsx'

type Feature = { title: string; text: string; Picture: ComponentType; wide?: boolean }

/** Wide and narrow ones take turns, so that a row has one that leads. */
const FEATURES: readonly Feature[] = [
  {
    title: 'Hidden opportunities',
    text: 'Many of the best roles never reach the big job sites. We find them on the companies’ own job boards, 575+ of them, every day.',
    Picture: HiddenPicture,
    wide: true,
  },
  {
    title: 'Salary transparency',
    text: 'All posts show salaries, and low-paying roles are left out. You know before you apply.',
    Picture: SalaryPicture,
  },
  {
    title: 'Scam-free',
    text: 'Every job is handpicked from a company’s own job board. No middlemen, no scams, no tricks.',
    Picture: SafePicture,
  },
  {
    title: 'Time-saving filters',
    text: 'Category, travel, salary, location and the experience you bring: a few clicks leave the jobs that fit, and alerts bring the next ones to you.',
    Picture: FiltersPicture,
    wide: true,
  },
  {
    title: 'Make a difference',
    text: 'Leave the classroom without leaving the cause. Every employer here works for learning.',
    Picture: DifferencePicture,
    wide: true,
  },
  {
    title: 'More interviews',
    text: 'Apply early to jobs that want your experience. That is how you hear back.',
    Picture: InterviewsPicture,
  },
]

const FeatureCard = ({ title, text, Picture, wide = false }: Feature) => (
  <li
    className={cx(
      'card grid min-w-0 content-between gap-4 overflow-hidden rounded-lg p-5 md:p-6',
      wide && 'lg:col-span-2 lg:grid-cols-[minmax(0,1fr)_19rem] lg:content-center lg:items-center',
    )}
  >
    <div className="grid gap-2">
      <h3 className="font-bold text-xl">{title}</h3>
      <p className="max-w-prose text-ink-soft">{text}</p>
    </div>
    <div className={cx('h-36', wide ? 'lg:h-52' : 'max-lg:h-32')}>
      <Picture />
    </div>
  </li>
)

export const FeaturesSection = () => (
  <section className="page grid gap-8" aria-labelledby="home-features">
    <div className="grid max-w-2xl gap-2">
      <h2 id="home-features" className="font-bold text-2xl md:text-3xl">
        A calmer way to a better job
      </h2>
      <p className="text-ink-soft text-lg">Less scrolling, more of what you were looking for.</p>
    </div>
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {FEATURES.map((feature) => (
        <FeatureCard key={feature.title} {...feature} />
      ))}
    </ul>
    <div className="justify-self-center">
      <JoinLink>Start Now</JoinLink>
    </div>
  </section>
)
