import type { Plan } from '@lilypad/domain'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { PriceLine } from './price-line.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useSignUpForm } from './use-sign-up-form.ts'

type SignUpDialogProps = { plan: Plan; onClose: () => void }

/** The form for the plan that was chosen. While it is being sent it stays. */
export const SignUpDialog = ({ plan, onClose }: SignUpDialogProps) => {
  const form = useSignUpForm({ plan: plan.id, redemptionCode: null })
  return (
    <Dialog title="Sign Up" size="large" phoneSheet onClose={() => form.busy || onClose()}>
      <p className="mb-5 text-sm">
        <PriceLine plan={plan} />
      </p>
      <SignUpForm form={form} plan={plan.id} />
    </Dialog>
  )
}
