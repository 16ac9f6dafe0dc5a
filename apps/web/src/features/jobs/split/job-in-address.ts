const NAME = 'job'

/** The job that an address asks for beside the list: 12 of `?type=Full-Time&job=12`. */
export const jobInQuery = (search: string): number | null => {
  const text = new URLSearchParams(search).get(NAME) ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

/** An address of the list with this job beside it, or with none; all else that it says stays. */
export const withJob = (address: string, id: number | null): string => {
  const [path = '', search = ''] = address.split('?')
  if (jobInQuery(search) === id) return address
  const query = new URLSearchParams(search)
  query.delete(NAME)
  if (id !== null) query.set(NAME, `${id}`)
  return query.size > 0 ? `${path}?${query}` : path
}
