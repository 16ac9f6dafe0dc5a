import { paths } from '@lilypad/contracts/addresses'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { scrapeRaw } from '@/api/admin/raw-scrape.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

/** A careers address, and what was found there. Nothing is stored by looking. */
export const useRawScrape = () => {
  const [address, setAddress] = useState('')
  const { alert } = useDialogs()
  const navigate = useNavigate()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: scrapeRaw,
    // What was found before may have been left on a later page.
    onSuccess: () => void navigate(paths.adminRawScrape.href(), { replace: true }),
    onError: (failure) => void alert(messageOf(failure, 'An error occurred.')),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && address.trim() !== '') mutate(address.trim())
  }
  return {
    address,
    setAddress,
    submit,
    isScraping: isPending,
    found: data ?? null,
    failure: error && messageOf(error, 'An error occurred.'),
  }
}
