import { Chip, EmptyState, IconButton, ShareIcon, Skeleton, Spinner, Table } from '@lilypad/ui'
import { useCallback, useState } from 'react'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { ErrorState } from '@/ui/error-state.tsx'
import { Dropdown, dropdownItemClass } from '@/ui/fields/dropdown.tsx'
import { Celebration } from '@/ui/pictures/celebration.tsx'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { FormParts } from './form-parts.tsx'
import { Section } from './gallery-section.tsx'

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

const Overlays = () => {
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
      <FormParts />
      <Display />
      <Rows />
      <EmptyState title="No jobs found!">Try adjusting your filters to see more opportunities.</EmptyState>
      <ErrorState message="We couldn’t reach Lilypad." onRetry={() => undefined} />
    </div>
  )
}
