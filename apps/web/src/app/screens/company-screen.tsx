import { useParams } from 'react-router-dom'
import { accountAnswersQueries } from '@/api/intake/intake-answers.ts'
import { companyQuery } from '@/api/jobs/company.ts'
import { followedQuery, hiddenQuery } from '@/api/jobs/hidden.ts'
import { CompanyPage } from '@/features/jobs/company/company-page.tsx'
import { beginWith } from '../first-load/first-replies.ts'

export const first = beginWith((name, userId) => [
  companyQuery(name),
  ...(userId === null ? [] : [hiddenQuery, followedQuery, ...accountAnswersQueries(userId)]),
])

export default function CompanyScreen() {
  const { name = '' } = useParams()
  return <CompanyPage key={name} name={name} />
}
