import { CloseIcon, IconButton, SearchIcon } from '@lilypad/ui'
import { type KeyboardEvent, startTransition, useOptimistic, useRef } from 'react'
import { Input } from './field.tsx'

/** Calls take no longer text. */
const LONGEST = 200

type SearchFieldProps = {
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
  /** Whether the list is found elsewhere: then a letter is painted before the page around it is drawn again. */
  isRemote?: boolean
}

/** The list is narrowed already: Enter gives way to it. On a phone its keyboard goes, at a desk single keys work. */
function leaveByEnter({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key === 'Enter' && !nativeEvent.isComposing) currentTarget.blur()
}

export function SearchField({ label, placeholder, value, onChange, isRemote = false }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useOptimistic(value)
  const changeLater = (next: string) =>
    startTransition(() => {
      setText(next)
      onChange(next)
    })
  const change = isRemote ? changeLater : onChange
  const clear = () => {
    change('')
    input.current?.focus()
  }
  return (
    <search className="relative block">
      <SearchIcon className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-soft" />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LONGEST}
        className="px-10 [&::-webkit-search-cancel-button]:hidden"
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={leaveByEnter}
      />
      {text !== '' && (
        <IconButton
          label="Clear search"
          className="absolute inset-y-0 right-1.5 my-auto touch:right-0"
          onClick={clear}
        >
          <CloseIcon size={16} />
        </IconButton>
      )}
    </search>
  )
}
