import { useState } from 'react'

/** A required text, and the message of its field after it was left empty. */
export const useRequired = (sentence: string) => {
  const [value, setValue] = useState('')
  const [left, setLeft] = useState(false)
  const isEmpty = value.trim() === ''
  return {
    value,
    isEmpty,
    error: left && isEmpty ? sentence : null,
    inputProps: {
      value,
      required: true,
      onChange: (event: { target: { value: string } }) => setValue(event.target.value),
      onBlur: () => setLeft(true),
    },
  }
}
