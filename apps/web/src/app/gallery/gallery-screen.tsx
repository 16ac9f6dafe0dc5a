import { Chip, EmptyState, IconButton, ShareIcon, Skeleton, Spinner, Table } from '@lilypad/ui'
import { type ReactNode, useCallback, useState } from 'react'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { ErrorState } from '@/ui/error-state.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { Dropdown, dropdownItemClass } from '@/ui/fields/dropdown.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'
import type { Option } from '@/ui/fields/option.ts'
import { PasswordInput } from '@/ui/fields/password-input.tsx'
import { SearchField } from '@/ui/fields/search-field.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { Slider } from '@/ui/fields/slider.tsx'
import { Switch } from '@/ui/fields/switch.tsx'
import { Celebration } from '@/ui/pictures/celebration.tsx'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="card grid content-start gap-4 p-5">
    <h2 className="font-bold text-lg">{title}</h2>
    {children}
  </section>
)

const Buttons = () => (
  <Section title="Buttons">
    <div className="flex flex-wrap items-center gap-2">
      <Button look="primary">Apply</Button>
      <Button>Cancel</Button>
      <Button look="quiet">More</Button>
      <Button look="danger">Delete</Button>
      <Button look="primary" pending="Working...">
        Sign Up
      </Button>
      <Button look="primary" disabled>
        Disabled
      </Button>
      <IconButton label="Share">
        <ShareIcon />
      </IconButton>
    </div>
  </Section>
)

function Overlays() {
  const { alert, confirm } = useDialogs()
  const [open, setOpen] = useState(false)
  const [celebrating, setCelebrating] = useState(false)
  const endCelebration = useCallback(() => setCelebrating(false), [])
  const ask = async () =>
    alert(
      (await confirm('Are you sure?', { title: 'Delete search', danger: true })) ? 'Done.' : 'Left as it is.',
    )
  return (
    <Section title="Overlays">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void alert('Your search has been saved!')}>Alert</Button>
        <Button onClick={() => void ask()}>Confirm</Button>
        <Button onClick={() => setOpen(true)}>Dialog</Button>
        <Button onClick={() => setCelebrating(true)}>Celebrate</Button>
        <Dropdown trigger={(props) => <Button {...props}>Dropdown</Button>}>
          {(close) => (
            <li>
              <button type="button" className={dropdownItemClass} onClick={close}>
                Log Out
              </button>
            </li>
          )}
        </Dropdown>
      </div>
      {open && (
        <Dialog title="Travel requirements" size="large" onClose={() => setOpen(false)}>
          No travel: the description has no travel information.
        </Dialog>
      )}
      {celebrating && <Celebration onEnd={endCelebration} />}
    </Section>
  )
}

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

function Fields() {
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

function Choices() {
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

const Display = () => (
  <Section title="Chips, logos, waiting">
    <div className="flex flex-wrap gap-1.5">
      <Chip>Curriculum</Chip>
      <Chip tone="positive">Live</Chip>
      <Chip tone="warning">Suspect</Chip>
      <Chip tone="danger">Gone</Chip>
      <Chip tone="highlight">Sponsored listing</Chip>
      <Chip color="rgb(20, 120, 40)">PreK-12 Educator</Chip>
      <Chip color="rgb(150, 20, 120)">Early Career</Chip>
    </div>
    <div className="flex items-center gap-3">
      <LogoTile name="Bright Pond" src={null} />
      <LogoTile name="Reed & Co" src={null} size="large" />
      <Spinner />
    </div>
    <Skeleton className="h-5 w-2/3" />
  </Section>
)

const Rows = () => (
  <Section title="Tables">
    <Table
      caption="Tracked jobs"
      rowKey={(row) => row.company}
      rows={[
        { company: 'Bright Pond', salary: '$81,000' },
        { company: 'Reed & Co', salary: '$104,500' },
      ]}
      columns={[
        { name: 'Company', cell: (row) => row.company },
        { name: 'Salary', cell: (row) => row.salary, numeric: true },
      ]}
    />
  </Section>
)

/** Every part of the design system on one page, for developers. Not shipped. */
export default function GalleryScreen() {
  return (
    <div className="page grid items-start gap-5 pt-8 md:grid-cols-2">
      <Buttons />
      <Overlays />
      <Fields />
      <Choices />
      <Display />
      <Rows />
      <EmptyState title="No jobs found!">Try adjusting your filters to see more opportunities.</EmptyState>
      <ErrorState message="We couldn’t reach Lilypad." onRetry={() => undefined} />
    </div>
  )
}
