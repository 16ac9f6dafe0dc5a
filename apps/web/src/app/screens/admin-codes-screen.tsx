import { NewCodesForm } from '@/features/codes/new-codes-form.tsx'
import { UnredeemedCodes } from '@/features/codes/unredeemed-codes.tsx'

export default function AdminCodesScreen() {
  return (
    <>
      <NewCodesForm />
      <UnredeemedCodes />
    </>
  )
}
