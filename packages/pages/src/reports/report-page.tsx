/** @jsxRuntime automatic */
import { clientAddress, paths, serverPaths } from '@lilypad/contracts/addresses'
import { buttonClass, formatCount } from '@lilypad/ui'
import type { ReactNode } from 'react'
import { BackLink, ButtonLink, NOTE, SOFT } from '../frame/parts.tsx'
import { renderPage } from '../frame/render-page.tsx'

/** An instant in New York: `Jan 31, 2027 at 3:12 PM EST`. */
function formatInNewYork(at: Date): string {
  return at.toLocaleString('en-US', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
}

type ReportProps = {
  title: string
  lead: string
  form: ReactNode
  /** Null without a report to download. */
  csvPath: string | null
  children: ReactNode
  publicUrl: string
  now: Date
}

/** A report as a page of its own, for screens of any width and for A4 prints. */
export function renderReport({ title, lead, form, csvPath, children, publicUrl, now }: ReportProps): string {
  return renderPage({
    title,
    publicUrl,
    isAdmins: true,
    className: 'report max-w-[65rem] tabular-nums',
    children: (
      <>
        <BackLink href={clientAddress(publicUrl, paths.adminReports.href())}>All reports</BackLink>
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div>
            <h1>{title}</h1>
            <p className="text-ink-soft">{lead}</p>
          </div>
          {csvPath !== null && (
            <span className="print:hidden">
              <ButtonLink href={csvPath}>Download as CSV</ButtonLink>
            </span>
          )}
        </div>
        {form}
        {children}
        {csvPath !== null && <p className={SOFT}>Made on {formatInNewYork(now)}. All days are New York’s.</p>}
      </>
    ),
  })
}

type Field = { label: string; type: 'date' | 'email'; name: string; value: string }

const FIELD =
  'min-h-11 rounded-sm border border-ink-soft bg-surface-raised px-3 py-2 font-normal text-base max-sm:w-full'

function Form({ action, fields }: { action: string; fields: readonly Field[] }) {
  return (
    <form
      className="my-6 flex flex-wrap items-end gap-3 max-sm:*:w-full print:hidden"
      method="get"
      action={action}
    >
      {fields.map(({ label, ...field }) => (
        <label key={label} className="grid gap-1 font-semibold text-sm">
          {label}{' '}
          <input
            {...field}
            {...(field.type === 'email' && { placeholder: 'All users', autoComplete: 'off' })}
            className={field.type === 'email' ? `${FIELD} sm:w-80` : `${FIELD} sm:min-w-40`}
          />
        </label>
      ))}
      <button type="submit" className={`${buttonClass()} min-h-11`}>
        Generate Report
      </button>
    </form>
  )
}

/** The form for a company report, with the days as entered, valid or not. */
export function CompanyForm({ from, to }: { from: string; to: string }) {
  return (
    <Form
      action={serverPaths.companyReport}
      fields={[
        { label: 'Start date', type: 'date', name: 'start_date', value: from },
        { label: 'End date', type: 'date', name: 'end_date', value: to },
      ]}
    />
  )
}

export function UserForm({ email }: { email: string }) {
  return (
    <Form
      action={serverPaths.userReport}
      fields={[{ label: 'E-mail', type: 'email', name: 'email', value: email }]}
    />
  )
}

type NoReportProps = { title: string; form: ReactNode; fault: string; publicUrl: string; now: Date }

export function renderNoReport({ fault, ...page }: NoReportProps): string {
  return renderReport({
    ...page,
    lead: 'We can’t make this report.',
    csvPath: null,
    children: (
      <p className={NOTE} role="alert">
        {fault}
      </p>
    ),
  })
}

export type TableProps = {
  caption: string
  /** The head of the first column, then those of the figures. */
  columns: readonly [string, ...string[]]
  rows: readonly { name: string; figures: readonly number[] }[]
  /** A note below the table about what it omits. */
  note?: string | false
}

/** A table of figures. On a phone its rows become cards; in print each page repeats the head and no row is split. */
export function Table({ caption, columns, rows, note }: TableProps) {
  return (
    <>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((value, index) => (
                <td key={index} data-label={columns[index + 1]}>
                  {formatCount(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className={SOFT}>{note}</p>}
    </>
  )
}

export function Figures({ labels, figures }: { labels: readonly string[]; figures: readonly number[] }) {
  return (
    <dl className="figures [&_dd]:font-bold [&_dd]:text-2xl [&_dd]:tracking-tight mb-8 grid break-inside-avoid grid-cols-2 gap-4 border-line border-y py-5 sm:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]">
      {figures.map((value, at) => (
        <div key={labels[at]} className="flex flex-col-reverse">
          <dt className={SOFT}>{labels[at]}</dt>
          <dd>{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
