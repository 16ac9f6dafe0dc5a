import { dismissWelcome, useWelcome } from '@/api/accounts/welcome.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'

/** Greets a member who has just joined or paid. */
export const WelcomeModal = () => {
  const isWanted = useWelcome()
  if (!isWanted) return null
  return (
    <Dialog
      title="Welcome to Lilypad!"
      onClose={dismissWelcome}
      actions={
        <Button look="primary" data-first="" onClick={dismissWelcome}>
          Start exploring
        </Button>
      }
    >
      Your account was created and you are logged in.
    </Dialog>
  )
}
