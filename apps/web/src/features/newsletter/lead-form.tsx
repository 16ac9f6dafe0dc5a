import { emailFault } from '@lilypad/domain'
import { useId, useState } from 'react'
import { unlessOffline } from '@/api/failure-messages.ts'
import { useProcessLead } from '@/api/newsletter/newsletter.ts'
import { useTopLevelDomains } from '@/parts/profile-fields/use-top-level-domains.ts'
import { Button } from '@/ui/button.tsx'
import { Form, Input } from '@/ui/fields/field.tsx'

export default function LeadForm() {
  const [email, setEmail] = useState('')
  const [touched, setTouched] = useState(false)
  const domains = useTopLevelDomains(touched)
  const lead = useProcessLead()
  const [isLeft, setLeft] = useState(false)
  const faultId = useId()
  const fault = domains && emailFault(email, domains)
  const isValid = domains !== null && fault === null
  // It is on every page, so leaving it empty shows no error.
  const told = isLeft && email.trim() !== '' ? fault : null
  const submit = () => {
    if (isValid && !lead.isPending) lead.mutate(email.trim(), { onSuccess: () => setEmail('') })
  }
  return (
    <Form onSubmit={submit} className="grid w-full max-w-md gap-2">
      <h2 className="font-bold text-ink text-lg">Sign up for our free newsletter!</h2>
      <div className="flex gap-2">
        <Input
          type="email"
          aria-label="Your e-mail"
          placeholder="E-mail address"
          autoComplete="email"
          value={email}
          onFocus={() => setTouched(true)}
          onBlur={() => setLeft(true)}
          {...(told && { 'aria-invalid': true, 'aria-describedby': faultId })}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button
          type="submit"
          look="primary"
          className="min-h-11"
          disabled={!isValid}
          pending={lead.isPending && 'Working...'}
        >
          Submit
        </Button>
      </div>
      <div className="min-h-[1lh]">
        <p role="status" className="font-medium text-positive">
          {lead.isSuccess && 'Thanks for subscribing!'}
        </p>
        <p id={faultId} role="alert" className="font-medium text-danger empty:hidden">
          {told ?? (lead.isError && unlessOffline('An error occurred. Please try again!'))}
        </p>
      </div>
    </Form>
  )
}
