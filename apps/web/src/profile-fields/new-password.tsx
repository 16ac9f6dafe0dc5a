import { passwordFault } from '@lilypad/domain'
import { useState } from 'react'
import { Field } from '@/ui/fields/field.tsx'
import { PasswordInput } from '@/ui/fields/password-input.tsx'

/** A new password, typed twice, and what is wrong with it. */
export const useNewPassword = () => {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  /** How often it was reset. */
  const [round, setRound] = useState(0)
  const clear = () => {
    setRound((before) => before + 1)
    setPassword('')
    setAgain('')
  }
  return {
    password,
    again,
    setPassword,
    setAgain,
    clear,
    round,
    isGood: passwordFault(password, again) === null,
  }
}

type NewPassword = ReturnType<typeof useNewPassword>

type NewPasswordFieldsProps = {
  entries: NewPassword
  /** Whether a password is required here; if both may stay empty, empty fields show no error. */
  isRequired?: boolean
}

/** Both fields. Each shows its fault after it was left. */
export const NewPasswordFields = ({ entries, isRequired = false }: NewPasswordFieldsProps) => {
  const { password, again, setPassword, setAgain } = entries
  const fault = passwordFault(password)
  const mismatch = fault ? null : passwordFault(password, again)
  const isBegun = isRequired || password !== '' || again !== ''
  return (
    <>
      <Field key={`new ${entries.round}`} label="New password*" onceLeft={isBegun && fault} steady>
        {(ids) => (
          <PasswordInput
            autoComplete="new-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            {...ids}
          />
        )}
      </Field>
      <Field key={`again ${entries.round}`} label="Re-enter password*" onceLeft={isBegun && mismatch} steady>
        {(ids) => (
          <PasswordInput
            shows="re-entered password"
            autoComplete="new-password"
            required
            value={again}
            onChange={(event) => setAgain(event.target.value)}
            {...ids}
          />
        )}
      </Field>
    </>
  )
}
