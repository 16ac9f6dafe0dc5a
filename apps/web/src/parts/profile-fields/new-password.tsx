import { passwordFault } from '@lilypad/domain'
import { useState } from 'react'
import { PasswordField } from '@/ui/fields/password-input.tsx'

export function useNewPassword() {
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
export function NewPasswordFields({ entries, isRequired = false }: NewPasswordFieldsProps) {
  const { password, again, setPassword, setAgain } = entries
  const fault = passwordFault(password)
  const mismatch = fault ? null : passwordFault(password, again)
  const isBegun = isRequired || password !== '' || again !== ''
  return (
    <>
      <PasswordField
        key={`new ${entries.round}`}
        label="New password*"
        onceLeft={isBegun && fault}
        steady
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <PasswordField
        key={`again ${entries.round}`}
        label="Re-enter password*"
        onceLeft={isBegun && mismatch}
        steady
        shows="re-entered password"
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
      />
    </>
  )
}
