import { useState } from 'react'
import { Button, IconButton } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { InfoIcon } from '@/ui/tool-icons.tsx'

const LEVELS = [
  ['NO TRAVEL', 'Description has no travel information'],
  ['OCCASIONAL TRAVEL', "Under 10% annually, or 'occasional' or 'minimal'"],
  [
    'SOME TRAVEL',
    "15-20% annually, 'some' or quarterly travel, within 90 miles for meetings, or 5-12 trips a year with no stated length",
  ],
  ['REGULAR TRAVEL', "25-50%, 'willingness to travel', 'required' or 'moderate'"],
  ['FREQUENT TRAVEL', "Over 50%, daily local on-site travel, 'frequent', 'considerable' or 'road warrior'"],
] as const

/** The levels of travel, and what each means. */
export const TravelLevels = () => (
  <dl className="mt-4 grid gap-3">
    {LEVELS.map(([level, meaning]) => (
      <div key={level}>
        <dt className="font-semibold text-ink text-sm">{level}</dt>
        <dd className="text-sm">{meaning}</dd>
      </div>
    ))}
  </dl>
)

const TravelDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Travel requirements" onClose={onClose} actions={<Button onClick={onClose}>OK</Button>}>
    <p>How much a job travels, as its description says:</p>
    <TravelLevels />
  </Dialog>
)

/** A button whose dialog explains the five levels of travel. */
export const TravelInfo = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label="What the travel levels mean" onClick={() => setOpen(true)}>
        <InfoIcon size={17} />
      </IconButton>
      {open && <TravelDialog onClose={() => setOpen(false)} />}
    </>
  )
}
