import type { CuratedListing } from '@lilypad/contracts'
import { type FactLine, type FactName, factLines } from '@lilypad/domain'
import { ChevronIcon } from '@lilypad/ui'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { TextField } from '@/ui/fields/field.tsx'
import { SelectField } from '@/ui/fields/select.tsx'
import { FACT_FIELDS, type FactFaults, type FactField, type FactForm } from './fact-form.ts'

type Change = (change: FactForm) => void

type OneFieldProps = { field: FactField; form: FactForm; fault: string | undefined; onChange: Change }

function OneField({ field, form, fault, onChange }: OneFieldProps) {
  const { name, label } = field
  if (field.kind === 'tick')
    return (
      <div className="sm:col-span-2">
        <Checkbox label={label} checked={form[name] === true} onChange={(on) => onChange({ [name]: on })} />
      </div>
    )
  const value = String(form[name] ?? '')
  if (field.kind === 'choice')
    return (
      <SelectField
        label={label}
        error={fault}
        options={field.options.map((id) => ({ id, itemName: id }))}
        placeholder="Not stated"
        value={value || null}
        onChange={(chosen) => onChange({ [name]: chosen ?? '' })}
      />
    )
  return (
    <TextField
      label={label}
      help={field.kind === 'codes' && field.wholeText && `Or: ${field.wholeText}`}
      error={fault}
      {...(field.kind === 'day' && { type: 'date' })}
      {...(field.kind === 'number' && { inputMode: 'decimal' })}
      maxLength={400}
      placeholder={field.kind === 'codes' ? field.example : undefined}
      value={value}
      onChange={(text) => onChange({ [name]: text })}
    />
  )
}

type OneFactProps = {
  line: FactLine
  form: FactForm
  faults: FactFaults | undefined
  onChange: Change
}

/** One fact, closed until it is corrected: there are twenty fields. */
const OneFact = ({ line: { fact, topic, texts, evidence }, form, faults, onChange }: OneFactProps) => (
  <details className="group border-line border-t">
    <summary className="flex min-h-11 cursor-pointer list-none items-start gap-2 rounded-sm py-3 text-sm hover:text-accent-text [&::-webkit-details-marker]:hidden">
      <ChevronIcon
        size={16}
        className="mt-0.5 shrink-0 -rotate-90 text-ink-soft transition duration-200 group-open:rotate-0"
      />
      <span className="grid min-w-0 gap-x-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <span className="font-semibold">{topic}</span>
        <span className="wrap-anywhere text-ink-soft">{texts.join(' · ')}</span>
      </span>
    </summary>
    <div className="grid grid-cols-1 items-start gap-4 pb-5 sm:grid-cols-2">
      {evidence.length > 0 && (
        <div className="grid gap-1.5 text-ink-soft text-sm sm:col-span-2">
          {evidence.map((words) => (
            <blockquote key={words} className="wrap-anywhere border-line border-l-3 pl-3">
              “{words}”
            </blockquote>
          ))}
        </div>
      )}
      {FACT_FIELDS[fact].map((field) => (
        <OneField
          key={field.name}
          field={field}
          form={form}
          fault={faults?.[field.name]}
          onChange={onChange}
        />
      ))}
    </div>
  </details>
)

type FactFormsProps = {
  job: CuratedListing
  forms: Record<FactName, FactForm>
  faults: Record<FactName, FactFaults> | undefined
  onChange: (facts: Partial<Record<FactName, FactForm>>) => void
}

export const FactForms = ({ job, forms, faults, onChange }: FactFormsProps) => (
  <section aria-labelledby="facts-of-posting" className="mt-2">
    <h3 id="facts-of-posting" className="font-semibold text-sm">
      What the posting states
    </h3>
    <p className="mb-3 text-ink-soft text-sm">Empty means not stated. Each fact is corrected as a whole.</p>
    {factLines(job.facts).map((line) => (
      <OneFact
        key={line.fact}
        line={line}
        form={forms[line.fact]}
        faults={faults?.[line.fact]}
        onChange={(change) => onChange({ [line.fact]: { ...forms[line.fact], ...change } })}
      />
    ))}
  </section>
)
