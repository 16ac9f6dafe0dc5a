import { titlesPaths } from '@lilypad/contracts/addresses'
import {
  INTAKE_INDUSTRIES,
  INTAKE_SALARY,
  INTAKE_TRAVEL,
  INTAKE_WORKPLACES,
  MAX_JOB_TITLE_LENGTH,
} from '@lilypad/domain'
import { Loading, Skeletons } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { salesLogosQuery } from '@/api/home/sales-logos.ts'
import { useAnswers } from '@/api/intake/stored-intake.ts'
import { ChoiceCard } from '@/ui/fields/choice-card.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'
import { Slider } from '@/ui/fields/slider.tsx'
import { LandedLogo } from '@/ui/pictures/landed-logo.tsx'
import { Pond } from '@/ui/pictures/pond.tsx'
import { CategoriesStep } from './categories-step.tsx'
import { WANTED_ID } from './intake-footer.tsx'
import { INDUSTRY_LABELS, salaryText, TRAVEL_CHOICES, WORKPLACE_CHOICES } from './intake-texts.ts'
import { PlanStep } from './plan-step.tsx'
import { YearsSlider } from './years-slider.tsx'

const POINTS = [
  ['What you bring', 'Your title, your field and the work you know.'],
  ['What you want', 'Where you work, how much you travel, what you earn.'],
  ['What you get', 'A dashboard that opens with the jobs that fit.'],
] as const

const IntroductionStep = () => (
  <div className="grid gap-6">
    <p className="text-ink-soft text-lg">
      A few quiet questions, about two minutes. Nothing to upload, nothing to prove, and you can change every
      answer later.
    </p>
    <div className="relative isolate overflow-hidden rounded-lg bg-surface-header px-5 pt-5 pb-24 md:px-7 md:pt-7">
      <Pond className="absolute inset-x-0 bottom-0 -z-10 h-28" />
      <ol className="grid gap-4 md:grid-cols-3 md:gap-6">
        {POINTS.map(([title, text]) => (
          <li key={title} className="grid content-start gap-1">
            <span className="font-bold">{title}</span>
            <span className="text-ink-soft text-sm">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  </div>
)

function JobTitleStep() {
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

function IndustryStep() {
  const { answers, answer } = useAnswers()
  const { industries } = answers
  return (
    <div className="grid gap-8">
      <fieldset aria-describedby={WANTED_ID} className="grid gap-3">
        <legend className="mb-3 font-semibold text-sm">Your industries: choose all that apply</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {INTAKE_INDUSTRIES.map((id) => (
            <ChoiceCard
              key={id}
              type="checkbox"
              name="industries"
              label={INDUSTRY_LABELS[id]}
              checked={industries.includes(id)}
              onChange={(checked) =>
                answer({
                  industries: INTAKE_INDUSTRIES.filter((one) =>
                    one === id ? checked : industries.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-2">
        <p className="font-semibold text-sm">Years of experience</p>
        <YearsSlider
          label="Years of experience"
          value={answers.years_experience}
          onChange={(years_experience) => answer({ years_experience })}
        />
      </div>
    </div>
  )
}

const GRID = 'flex flex-wrap justify-center gap-4'

function Logos() {
  const { data: logos, isError } = useQuery(salesLogosQuery)
  if (isError || logos?.length === 0) return null
  if (!logos) {
    return (
      <Loading label="Loading logos">
        <div className={GRID}>
          <Skeletons count={8} className="size-20 rounded-md" />
        </div>
      </Loading>
    )
  }
  return (
    <ul aria-label="Companies where our subscribers landed" className={GRID}>
      {logos.map(({ name, url }) => (
        <li key={name} className="grid w-24 justify-items-center gap-1.5">
          <LandedLogo src={url} alt="" />
          <span className="text-center text-ink-soft text-xs">{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** Where others landed. Nothing is asked here, and nothing depends on the logos. */
const CompaniesStep = () => (
  <div className="grid gap-8">
    <p className="text-ink-soft text-lg">
      Our subscribers landed at companies like these. We read 575+ company job boards daily, so the next one
      can be yours.
    </p>
    <Logos />
  </div>
)

type ChoiceProps<Id extends string> = {
  name: string
  ids: readonly Id[]
  texts: Record<Id, { label: string; help: string }>
  value: Id | null
  onChange: (id: Id) => void
}

const OneChoice = <Id extends string>(props: ChoiceProps<Id>) => (
  <fieldset aria-describedby={WANTED_ID}>
    <legend className="mb-3 font-semibold text-sm">Choose one</legend>
    <div className="grid gap-3">
      {props.ids.map((id) => (
        <ChoiceCard
          key={id}
          type="radio"
          name={props.name}
          {...props.texts[id]}
          checked={props.value === id}
          onChange={() => props.onChange(id)}
        />
      ))}
    </div>
  </fieldset>
)

function WorkplaceStep() {
  const { answers, answer } = useAnswers()
  return (
    <div className="grid gap-4">
      <OneChoice
        name="workplace"
        ids={INTAKE_WORKPLACES}
        texts={WORKPLACE_CHOICES}
        value={answers.workplace_type}
        onChange={(workplace_type) => answer({ workplace_type })}
      />
      <p className="text-ink-soft text-sm">
        Every job on your dashboard is remote. Your answer tells us what else to look for.
      </p>
    </div>
  )
}

function TravelStep() {
  const { answers, answer } = useAnswers()
  return (
    <OneChoice
      name="travel"
      ids={INTAKE_TRAVEL}
      texts={TRAVEL_CHOICES}
      value={answers.travel_preference}
      onChange={(travel_preference) => answer({ travel_preference })}
    />
  )
}

function SalaryStep() {
  const { answers, answer } = useAnswers()
  const { salary_min } = answers
  const hasLimit = salary_min > INTAKE_SALARY.lowest
  return (
    <div className="card grid gap-3 p-5 md:p-7">
      <p aria-hidden="true" className="text-center font-extrabold text-4xl tabular-nums">
        {hasLimit ? salaryText(salary_min) : 'Any'}
      </p>
      <Slider
        aria-label="Minimum salary"
        min={INTAKE_SALARY.lowest}
        max={INTAKE_SALARY.highest}
        step={INTAKE_SALARY.step}
        value={salary_min}
        onChange={(dollars) => answer({ salary_min: dollars })}
        format={salaryText}
        className="[&>output]:hidden"
      />
      <p aria-hidden="true" className="flex justify-between text-ink-soft text-sm tabular-nums">
        <span>{salaryText(INTAKE_SALARY.lowest)}</span>
        <span>{salaryText(INTAKE_SALARY.highest)}</span>
      </p>
      <p className="text-balance text-center text-ink-soft text-sm">
        {hasLimit
          ? 'Per year, before taxes. Jobs that don’t list a salary are hidden.'
          : `All salaries, also below ${salaryText(INTAKE_SALARY.lowest)}. Move the slider to set the least.`}
      </p>
    </div>
  )
}

export type IntakeStep = {
  name: string
  question: string
  /** What to do before one may go on; null where nothing is required. */
  wanted: string | null
  Body: ComponentType
}

const step = (name: string, question: string, Body: ComponentType, wanted: string | null = null) => ({
  name,
  question,
  wanted,
  Body,
})

/** The questionnaire, in its order. Source: specification part 2, 'Intake questionnaire'. */
export const INTAKE: readonly [IntakeStep, ...IntakeStep[]] = [
  step('Introduction', 'Let’s find the pad that fits you', IntroductionStep),
  step('Job Title', 'What do you do today?', JobTitleStep, 'Enter your job title to continue.'),
  step(
    'Industry and Experience',
    'Which waters do you know?',
    IndustryStep,
    'Choose at least one industry to continue.',
  ),
  step('Category Experience', 'What kinds of work have you done?', CategoriesStep),
  step('Companies Showcase', 'You’ll be in good company', CompaniesStep),
  step('Workplace Type', 'Where do you want to work?', WorkplaceStep, 'Choose a workplace to continue.'),
  step(
    'Travel Preferences',
    'How far will you travel?',
    TravelStep,
    'Choose how much you travel to continue.',
  ),
  step('Salary Range', 'What’s the least you’d accept?', SalaryStep),
  step('Plan Selection', 'Which pad will you land on?', PlanStep, 'Choose a plan to continue.'),
]
