import { dismissWelcome, type Occasion, useWelcome } from '@/api/accounts/welcome.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'

const WORDS: Record<Occasion, { title: string; text: string }> = {
  joined: { title: 'Welcome to Lilypad!', text: 'Your account was created and you are logged in.' },
  upgraded: {
    title: 'Your plan has started',
    text: 'Thank you. Every job, all filters and alerts of your own are open to you now.',
  },
}

/** Greets a member who has just joined or upgraded. */
export const WelcomeModal = () => {
  const occasion = useWelcome()
  if (!occasion) return null
  const { title, text } = WORDS[occasion]
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
      {text}
    </Dialog>
  )
}
