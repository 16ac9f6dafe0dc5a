import { type FormEvent, useState } from 'react'
import { useRequestReset } from '@/api/accounts/account.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { TextField } from '@/ui/fields/text-field.tsx'

export function RequestResetForm() {
  const [email, setEmail] = useState('')
  const isEmpty = email.trim() === ''
  const request = useRequestReset()
  const { alert } = useDialogs()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    request.mutate(
      { email },
      {
        onSuccess: () => void alert('Please check your e-mail for a password reset link!'),
        onError: (error) => void alert(toMessage(error, 'Reset request failed.')),
      },
    )
  }
  return (
    <form onSubmit={submit} className="grid gap-1" noValidate>
      <TextField
        label="E-mail address"
        onceLeft={isEmpty && 'E-mail address is required!'}
        steady
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
      />
      <Button
        type="submit"
        look="primary"
        size="large"
        className="mt-2 w-full"
        pending={request.isPending && 'Working...'}
        disabled={isEmpty}
      >
        Send Reset Link
      </Button>
    </form>
  )
}
