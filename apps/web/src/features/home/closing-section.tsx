import { useUser } from '@/api/accounts/session.ts'
import { Pond } from '@/ui/pictures/pond.tsx'
import { AllJobsLink, JoinLink } from './home-link.tsx'

/** The last word of the page. */
export const ClosingSection = () => {
  const user = useUser()
  return (
    <section className="page" aria-labelledby="home-closing">
      <div className="relative isolate grid justify-items-center gap-4 overflow-hidden rounded-lg bg-surface-header px-6 pt-12 pb-28 text-center md:pt-16 md:pb-36">
        <Pond className="absolute inset-x-0 bottom-0 -z-10 h-40 md:h-56" />
        <h2 id="home-closing" className="font-extrabold text-2xl md:text-3xl">
          Your next pad is waiting
        </h2>
        <p className="max-w-xl text-balance text-ink-soft text-lg">
          {user
            ? 'New jobs come in every day. See what landed since you were here.'
            : 'Joining is free and takes a minute. Your first jobs are waiting.'}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <JoinLink>Sign Up</JoinLink>
          <AllJobsLink look={user ? 'primary' : 'plain'} />
        </div>
      </div>
    </section>
  )
}
