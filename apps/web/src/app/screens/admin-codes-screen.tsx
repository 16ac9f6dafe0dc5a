import { NewCodesForm } from '@/features/codes/new-codes-form.tsx'
import { UnredeemedCodes } from '@/features/codes/unredeemed-codes.tsx'
import { BackOffice } from '../back-office/back-office.tsx'

export default function AdminCodesScreen() {
  return (
    <BackOffice title="Redemption codes">
      <NewCodesForm />
      <UnredeemedCodes />
    </BackOffice>
  )
}
