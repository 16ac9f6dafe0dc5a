import { PaymentReturn } from '@/features/billing/payment-return.tsx'
import { Dashboard } from '@/features/jobs/dashboard/dashboard.tsx'
import { DidYouApply } from '@/features/jobs/did-you-apply/did-you-apply.tsx'
import { EmailWhenSome } from '@/features/searches/email-when-some.tsx'
import { SavedSearches } from '@/features/searches/saved-searches.tsx'
import { SearchSuggestion } from '@/features/searches/search-suggestion.tsx'

export default function DashboardScreen() {
  return (
    <>
      <PaymentReturn />
      <Dashboard
        suggestion={(shown) => <SearchSuggestion {...shown} />}
        searches={(shown) => <SavedSearches {...shown} />}
        alert={(shown) => <EmailWhenSome {...shown} />}
      />
      <DidYouApply />
    </>
  )
}
