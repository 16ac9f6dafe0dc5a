import { useState } from 'react'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'
import type { Option } from '@/ui/fields/option.ts'
import { PasswordInput } from '@/ui/fields/password-input.tsx'
import { SearchField } from '@/ui/fields/search-field.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { Slider } from '@/ui/fields/slider.tsx'
import { Switch } from '@/ui/fields/switch.tsx'
import { Section } from './gallery-section.tsx'

const OPTIONS: Option[] = [
  { id: 'remote', itemName: 'Remote' },
  {
    id: 'office',
    itemName: 'On-site or Hybrid',
    children: [
      { id: 'onsite', itemName: 'On-site' },
      { id: 'hybrid', itemName: 'Hybrid' },
    ],
  },
]

const Fields = () => {
  const [search, setSearch] = useState('tutor')
  return (
    <Section title="Fields">
      <Field label="First name" help="What we should call you.">
        {(ids) => <Input defaultValue="Ada" {...ids} />}
      </Field>
      <Field label="E-mail address" error="E-mail address is required.">
        {(ids) => <Input type="email" {...ids} />}
      </Field>
      <Field label="Password">{(ids) => <PasswordInput defaultValue="lilypad" {...ids} />}</Field>
      <SearchField label="Search" value={search} onChange={setSearch} />
    </Section>
  )
}

const Choices = () => {
  const [state, setState] = useState<string | null>(null)
  const [workplaces, setWorkplaces] = useState<string[]>([])
  const [salary, setSalary] = useState(81)
  const [daily, setDaily] = useState(true)
  return (
    <Section title="Choices">
      <Field label="Workplace preference">
        {(ids) => <Select options={OPTIONS} value={state} onChange={setState} {...ids} />}
      </Field>
      <Field label="Workplace preferences">
        {(ids) => <MultiSelect options={OPTIONS} selected={workplaces} onChange={setWorkplaces} {...ids} />}
      </Field>
      <Field label="Minimum salary">
        {(ids) => (
          <Slider
            min={60}
            max={200}
            step={1}
            value={salary}
            onChange={setSalary}
            format={(value) => `$${value}K`}
            {...ids}
          />
        )}
      </Field>
      <Switch label="E-mail notifications" checked={daily} onChange={setDaily} />
      <Checkbox label="I agree to the terms" checked={daily} onChange={setDaily} />
      <Switch label="Switched off" checked={false} onChange={setDaily} disabled />
    </Section>
  )
}

export const FormParts = () => (
  <>
    <Fields />
    <Choices />
  </>
)
