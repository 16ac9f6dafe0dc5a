/** For `JSON.parse`: fields of these names are dates. */
export const reviveDates =
  (...names: readonly string[]) =>
  (name: string, value: unknown) =>
    names.includes(name) && typeof value === 'string' ? new Date(value) : value

/** Rows of hand-written SQL, in which instants are text, also within JSON. `names` are those of all instants. */
export const withDates = <Row>(rows: readonly unknown[], ...names: readonly string[]): Row[] =>
  JSON.parse(JSON.stringify(rows), reviveDates(...names))
