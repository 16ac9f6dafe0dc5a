import type { FormEvent } from 'react'
import { useRequestReset } from '@/api/accounts/account.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'
import { useRequired } from './use-required.ts'

/** Requests a link for setting a new password. */
export const RequestResetForm = () => {
  const email = useRequired('E-mail address is required!')
  const request = useRequestReset()
  const { alert } = useDialogs()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    request.mutate(email.value, {
      onSuccess: () => void alert('Please check your e-mail for a password reset link!'),
      onError: (error) => void alert(messageOf(error, 'Reset request failed.')),
    })
  }
  return (
    <form onSubmit={submit} className="grid gap-1" noValidate>
      <Field label="E-mail address" error={email.error} steady>
        {(ids) => <Input type="email" autoComplete="username" {...ids} {...email.inputProps} />}
      </Field>
      <Button
        type="submit"
        look="primary"
        size="large"
        className="mt-2 w-full"
        pending={request.isPending && 'Working...'}
        disabled={email.isEmpty}
      >
        Send Reset Link
      </Button>
    </form>
  )
}
