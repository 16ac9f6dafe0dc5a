import { NewCodesForm } from '@/features/codes/new-codes-form.tsx'
import { UnredeemedCodes } from '@/features/codes/unredeemed-codes.tsx'
import { BackOffice } from '../back-office/back-office.tsx'
import { backOffice } from '../back-office/back-office-screens.tsx'

export default function AdminCodesScreen() {
  return (
    <BackOffice screen={backOffice.codes}>
      <NewCodesForm />
      <UnredeemedCodes />
    </BackOffice>
  )
}
