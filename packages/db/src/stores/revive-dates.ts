/** For `JSON.parse`: fields of these names are dates. */
export const reviveDates =
  (...names: readonly string[]) =>
  (name: string, value: unknown) =>
    names.includes(name) && typeof value === 'string' ? new Date(value) : value

/** Of all dates in a row, also within JSON. */
type DateNames<T> = T extends readonly (infer One)[]
  ? DateNames<One>
  : T extends object
    ? {
        [Name in keyof T]-?: NonNullable<T[Name]> extends Date ? Name : DateNames<NonNullable<T[Name]>>
      }[keyof T]
    : never

/** Rows of hand-written SQL, in which instants are text, also within JSON. */
export const withDates = <Row>(rows: readonly unknown[], names: Record<DateNames<Row>, true>): Row[] =>
  JSON.parse(JSON.stringify(rows), reviveDates(...Object.keys(names)))
