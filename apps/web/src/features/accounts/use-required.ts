import { useState } from 'react'

/** A text that must be there, and what its field says once it was left empty. */
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
