import { titlesPaths } from '@lilypad/contracts/addresses'
import { MAX_JOB_TITLE_LENGTH } from '@lilypad/domain'
import { useAnswers } from '@/api/intake/kept-intake.ts'
import { Field, Input } from '@/ui/fields/field.tsx'
import { WANTED_ID } from './intake-foot.tsx'

export const JobTitleStep = () => {
  const { answers, answer } = useAnswers()
  const title = answers.current_job_title.trim().slice(0, 100)
  return (
    <>
      <Field label="Current job title" help="Between jobs? The last one will do.">
        {(ids) => (
          <Input
            {...ids}
            aria-describedby={`${ids['aria-describedby']} ${WANTED_ID}`}
            required
            data-autofocus
            autoComplete="organization-title"
            placeholder="Fourth grade teacher"
            maxLength={MAX_JOB_TITLE_LENGTH}
            className="min-h-13 text-lg"
            value={answers.current_job_title}
            onChange={(event) => answer({ current_job_title: event.target.value })}
          />
        )}
      </Field>
      <p className="text-sm">
        <a
          href={title === '' ? titlesPaths.ask : `${titlesPaths.ask}?from=${encodeURIComponent(title)}`}
          className="inline-flex min-h-6 items-center font-semibold text-accent-text underline underline-offset-2 touch:min-h-11"
        >
          Which titles should I search for?
        </a>
      </p>
    </>
  )
}
