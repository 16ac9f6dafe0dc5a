import { type FormEvent, useState } from 'react'
import { messageOf } from '@/api/messages.ts'
import { useLogIn } from '@/api/session.ts'
import { Button } from '@/ui/button.tsx'
import { Field, Input } from '@/ui/field.tsx'

/** What a field says once it was left empty. */
const useRequired = (sentence: string) => {
  const [value, setValue] = useState('')
  const [left, setLeft] = useState(false)
  return {
    value,
    error: left && value === '' ? sentence : null,
    inputProps: {
      value,
      required: true,
      onChange: (event: { target: { value: string } }) => setValue(event.target.value),
      onBlur: () => setLeft(true),
    },
  }
}

/** E-mail address and password. */
export const LogInForm = ({ onLoggedIn }: { onLoggedIn: () => void }) => {
  const email = useRequired('E-mail address is required!')
  const password = useRequired('Password is required!')
  const logIn = useLogIn()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    logIn.mutate({ email: email.value, password: password.value }, { onSuccess: onLoggedIn })
  }
  return (
    <form onSubmit={submit} className="grid gap-3" noValidate>
      <Field label="E-mail address" error={email.error}>
        {(ids) => <Input type="email" autoComplete="username" {...ids} {...email.inputProps} />}
      </Field>
      <Field label="Password" error={password.error}>
        {(ids) => <Input type="password" autoComplete="current-password" {...ids} {...password.inputProps} />}
      </Field>
      <p role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-danger text-sm empty:hidden">
        {logIn.isError && messageOf(logIn.error, 'Login failed.')}
      </p>
      <Button
        type="submit"
        look="primary"
        size="large"
        className="mt-2 w-full"
        pending={logIn.isPending && 'Logging in…'}
        disabled={email.value === '' || password.value === ''}
      >
        Log In
      </Button>
    </form>
  )
}
