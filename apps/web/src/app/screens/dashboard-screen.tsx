import { PaymentReturn } from '@/features/billing/payment-return.tsx'
import { Dashboard } from '@/features/jobs/dashboard/dashboard.tsx'
import { SavedSearches } from '@/features/searches/saved-searches.tsx'
import { SearchSuggestion } from '@/features/searches/search-suggestion.tsx'

export default function DashboardScreen() {
  return (
    <>
      <PaymentReturn />
      <SearchSuggestion />
      <Dashboard searches={(shown) => <SavedSearches {...shown} />} />
    </>
  )
}
