import { paths } from '@lilypad/contracts/addresses'
import { Frog } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'
import { dismissWelcome, type Occasion } from '@/api/accounts/welcome.ts'
import { homeQuery } from '@/api/home/home.ts'
import { useFirstSearch } from '@/api/searches/first-search.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'

const WORDS: Record<Occasion, { title: string; text: string }> = {
  joined: { title: 'Welcome to Lilypad!', text: 'Your account was created and you are logged in.' },
  upgraded: {
    title: 'Your plan has started',
    text: 'Thank you. Every job, every filter and your own alerts are yours now.',
  },
}

const linkClass = 'font-semibold text-accent-text underline underline-offset-2'

function NextSteps({ haveAnswered }: { haveAnswered: boolean }) {
  const { data: home } = useQuery(homeQuery)
  return (
    <>
      <p className="mt-4 font-bold text-ink text-lg tabular-nums">
        {home ? `All ${home.counts.all.toLocaleString('en-US')} jobs are open` : 'All jobs are open'}
      </p>
      <ol className="mt-2 grid list-decimal gap-1.5 pl-5">
        <li>Choose filters and save them: we e-mail you new matches.</li>
        <li>Star a job to put it in your tracker.</li>
        {!haveAnswered && (
          <li>
            Not sure where to begin?{' '}
            <Link to={paths.intake.href()} onClick={dismissWelcome} className={linkClass}>
              Find my fit
            </Link>
          </li>
        )}
      </ol>
    </>
  )
}

export default function WelcomeModal({ occasion }: { occasion: Occasion }) {
  const user = useUser()
  const haveAnswered = useFirstSearch(user?.id ?? null) !== null
  const { title, text } = WORDS[occasion]
  const hasPaid = user ? !user.isFree : false
  return (
    <Dialog
      title={title}
      onClose={dismissWelcome}
      actions={
        <Button look="primary" data-first="" onClick={dismissWelcome}>
          Start exploring
        </Button>
      }
    >
      {hasPaid && (
        <div className="mb-2 flex justify-center">
          <Frog />
        </div>
      )}
      <p>{text}</p>
      {hasPaid && <NextSteps haveAnswered={haveAnswered} />}
    </Dialog>
  )
}
