import { useParams } from 'react-router-dom'
import { beginWith } from '@/api/first-replies.ts'
import { companyQuery } from '@/api/jobs/company.ts'
import { CompanyPage } from '@/features/jobs/company/company-page.tsx'

export const first = beginWith((name) => [companyQuery(name)])

export default function CompanyScreen() {
  const { name = '' } = useParams()
  return <CompanyPage key={name} name={name} />
}
