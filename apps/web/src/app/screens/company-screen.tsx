import { useParams } from 'react-router-dom'
import { CompanyPage } from '@/features/jobs/company/company-page.tsx'

export default function CompanyScreen() {
  const { name = '' } = useParams()
  return <CompanyPage key={name} name={name} />
}
