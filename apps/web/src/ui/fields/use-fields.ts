import { useState } from 'react'

/** What stands in the fields of a form; `field` binds a control to one of them. */
export function useFields<Values extends object>(initial: Values | (() => Values)) {
  const [values, setValues] = useState<Values>(initial)
  const change = (some: Partial<Values>) => setValues((before) => ({ ...before, ...some }))
  const field = <Name extends keyof Values>(name: Name) => ({
    value: values[name],
    onChange: (value: Values[Name]) => setValues((before) => ({ ...before, [name]: value })),
  })
  return { values, change, field }
}
