import type { CuratedListing, CurationEdit } from '@lilypad/contracts'
import { AUDIENCE_GROUPS, CATEGORIES, TRAVEL_LEVELS, WORKPLACES } from '@lilypad/domain'
import type { Edits } from '@/api/admin/curation.ts'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { TextField } from '@/ui/fields/field.tsx'
import { MultiSelectField } from '@/ui/fields/multi-select.tsx'
import { SelectField } from '@/ui/fields/select.tsx'
import { Switch } from '@/ui/fields/switch.tsx'
import { useFields } from '@/ui/fields/use-fields.ts'
import { FactForms } from './fact-fields.tsx'
import { findFaults, toEdits, toForm } from './listing-edits.ts'

function helpText({ edited, reasons }: CuratedListing, field: CurationEdit): string | undefined {
  if (edited.includes(field)) return 'Edited by an admin.'
  const reason = reasons[field]
  return reason && `By the rules: ${reason}`
}

type ChoiceProps<T extends string> = {
  label: string
  help: string | undefined
  options: readonly T[]
  value: T | null
  onChange: (value: T) => void
}

const Choice = <T extends string>({ label, help, options, value, onChange }: ChoiceProps<T>) => (
  <SelectField
    label={label}
    help={help}
    options={options.map((one) => ({ id: one, itemName: one }))}
    value={value}
    placeholder={value === null ? 'Not known' : null}
    onChange={(id) => {
      const chosen = options.find((one) => one === id)
      if (chosen) onChange(chosen)
    }}
  />
)

type EditListingDialogProps = {
  job: CuratedListing
  save: (edits: Edits, onSaved: () => void) => void
  isSaving: boolean
  onClose: () => void
}

/** What was chosen stays when the server refuses. */
export function EditListingDialog({ job, save, isSaving, onClose }: EditListingDialogProps) {
  const { values: form, change, field } = useFields(() => toForm(job))
  const faults = findFaults(form)
  const choice = <Name extends 'category' | 'travel' | 'workplace'>(name: Name) => ({
    help: helpText(job, name),
    ...field(name),
  })
  const submit = () => {
    const edits = toEdits(job, form)
    if (Object.keys(edits).length === 0) onClose()
    else save(edits, onClose)
  }
  return (
    <FormDialog
      title={`Edit ${job.title}`}
      size="large"
      phoneSheet
      action="Save"
      lead={<p>Your changes stay, whatever the next scrape finds.</p>}
      pending={isSaving && 'Saving...'}
      disabled={Object.keys(faults).length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <Choice label="Category" options={CATEGORIES} {...choice('category')} />
      <MultiSelectField
        label="Audience"
        help={helpText(job, 'audience')}
        error={faults.audience}
        options={AUDIENCE_GROUPS}
        selected={form.audience}
        onChange={(audience) => change({ audience })}
      />
      <Choice label="Travel" options={TRAVEL_LEVELS} {...choice('travel')} />
      <Choice label="Workplace" options={WORKPLACES} {...choice('workplace')} />
      <TextField
        label="Salary, dollars a year at most"
        help={helpText(job, 'salary_max') ?? 'Empty leaves it to the rules.'}
        error={faults.salary}
        inputMode="numeric"
        maxLength={20}
        {...field('salary')}
      />
      <Switch label="Featured" checked={form.featured} onChange={(featured) => change({ featured })} />
      <FactForms
        job={job}
        forms={form.facts}
        faults={faults.facts}
        onChange={(facts) => change({ facts: { ...form.facts, ...facts } })}
      />
    </FormDialog>
  )
}
