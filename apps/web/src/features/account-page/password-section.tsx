import { useChangePassword } from '@/api/accounts/account.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { NewPasswordFields, useNewPassword } from '@/parts/profile-fields/new-password.tsx'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Form } from '@/ui/fields/field.tsx'
import { Section } from './section.tsx'

/** A new password. The button is enabled when both entries follow the rules. */
export function PasswordSection({ isClosed }: { isClosed: boolean }) {
  const entries = useNewPassword()
  const change = useChangePassword()
  const { alert } = useDialogs()
  const submit = () =>
    change.mutate(
      { password: entries.password },
      {
        onSuccess: ({ message = 'Password changed!' }) => {
          entries.clear()
          void alert(message)
        },
        onError: (error) => void alert(toMessage(error)),
      },
    )
  return (
    <Section
      title="Change password"
      isClosed={isClosed}
      lead="At least 8 characters. When it changes, your other devices are logged out, and your keys, webhooks and feed addresses are switched off."
    >
      <Form onSubmit={submit}>
        <div className="grid items-start gap-x-5 sm:grid-cols-2">
          <NewPasswordFields entries={entries} />
        </div>
        <div className="mt-2 flex justify-end">
          <Button
            type="submit"
            look="primary"
            disabled={!entries.isGood}
            pending={change.isPending && 'Working...'}
          >
            Save Updates
          </Button>
        </div>
      </Form>
    </Section>
  )
}
