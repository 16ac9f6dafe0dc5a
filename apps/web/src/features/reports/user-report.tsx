import { serverPaths } from '@lilypad/contracts/addresses'
import { Field, Input } from '@/ui/fields/field.tsx'
import { ReportForm } from './report-form.tsx'

export const UserReport = () => (
  <ReportForm
    title="User Usage Report"
    lead="Log-ins, clicks, searches, tracked jobs and alerts by user."
    action={serverPaths.userReport}
  >
    <Field label="E-mail" help="Leave empty to cover all users.">
      {(ids) => <Input {...ids} type="email" name="email" autoComplete="off" />}
    </Field>
  </ReportForm>
)
