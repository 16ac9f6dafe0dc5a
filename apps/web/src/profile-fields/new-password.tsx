import { passwordFault } from '@lilypad/domain'
import { useState } from 'react'
import { Field } from '@/ui/field.tsx'
import { PasswordInput } from '@/ui/password-input.tsx'

/** A new password, typed twice, and what is wrong with it. */
export const useNewPassword = () => {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const clear = () => {
    setPassword('')
    setAgain('')
  }
  return {
    password,
    again,
    setPassword,
    setAgain,
    clear,
    isGood: passwordFault(password, again) === null,
  }
}

type NewPassword = ReturnType<typeof useNewPassword>

/** Both fields. Each says what is wrong once it was left with something in it. */
export const NewPasswordFields = ({ entries }: { entries: NewPassword }) => {
  const [left, setLeft] = useState({ password: false, again: false })
  const { password, again, setPassword, setAgain } = entries
  const fault = passwordFault(password)
  const mismatch = fault ? null : passwordFault(password, again)
  return (
    <>
      <Field label="New password*" error={left.password && password !== '' ? fault : null} steady>
        {(ids) => (
          <PasswordInput
            autoComplete="new-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            onBlur={() => setLeft((was) => ({ ...was, password: true }))}
            {...ids}
          />
        )}
      </Field>
      <Field label="Re-enter password*" error={left.again && again !== '' ? mismatch : null} steady>
        {(ids) => (
          <PasswordInput
            shows="re-entered password"
            autoComplete="new-password"
            required
            value={again}
            onChange={(event) => setAgain(event.target.value)}
            onBlur={() => setLeft((was) => ({ ...was, again: true }))}
            {...ids}
          />
        )}
      </Field>
    </>
  )
}
