import type { TrackedJob } from '@lilypad/contracts'
import { useState } from 'react'
import { Button } from '@/ui/button.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'
import { DetailsSection, useJobChange } from './details-section.tsx'

const MINUTE = 60_000

/** As an input takes it, in the time of this device. */
function toLocal(instant: string): string {
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16)
}

const toWords = ({ at, zone }: { at: string; zone: string }): string =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: zone })

export function Interview({ job }: { job: TrackedJob }) {
  const { change, isPending } = useJobChange(job.id)
  const [local, setLocal] = useState(job.interview ? toLocal(job.interview.at) : '')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const save = () => void change({ interview: { at: new Date(local).toISOString(), zone: timeZone } })
  const remove = async () => {
    if (await change({ interview: null })) setLocal('')
  }
  return (
    <DetailsSection title="Interview">
      <Field label="Day and time" help={`In your time: ${timeZone.replaceAll('_', ' ')}.`}>
        {(ids) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...ids}
              type="datetime-local"
              value={local}
              onChange={(event) => setLocal(event.target.value)}
              className="max-w-60"
            />
            <Button pending={isPending && 'Saving...'} disabled={local === ''} onClick={save}>
              Set interview
            </Button>
          </div>
        )}
      </Field>
      {job.interview && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <p className="mr-auto text-sm">
            <strong className="font-semibold">{toWords(job.interview)}</strong>
          </p>
          <Button look="quiet" size="small" disabled={isPending} onClick={() => void remove()}>
            Remove interview
          </Button>
        </div>
      )}
    </DetailsSection>
  )
}
