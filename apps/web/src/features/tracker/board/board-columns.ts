/** The columns of the board, left to right: how it goes well, then how it ended otherwise. */
export const boardColumns = <S extends { id: number }>(statuses: readonly S[]): S[] =>
  statuses.toSorted((a, b) => Number(a.id < 0) - Number(b.id < 0) || Math.abs(a.id) - Math.abs(b.id))

/** The jobs of each column, in their original order; a job with an unknown status is in no column. */
export const jobsByColumn = <J extends { status: number }>(
  jobs: readonly J[],
  columns: readonly { id: number }[],
): J[][] => columns.map(({ id }) => jobs.filter(({ status }) => status === id))

/** The status that an arrow key moves a card to; null for another key and at the board's edges. */
export function statusByKey(key: string, status: number, columns: readonly { id: number }[]): number | null {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  const index = columns.findIndex(({ id }) => id === status)
  if (step === 0 || index < 0) return null
  return columns[index + step]?.id ?? null
}

export function moveMessage(
  title: string,
  status: number,
  columns: readonly { id: number; name: string }[],
): string {
  const index = columns.findIndex(({ id }) => id === status)
  return `${title} was moved to ${columns[index]?.name ?? ''}, column ${index + 1} of ${columns.length}.`
}
