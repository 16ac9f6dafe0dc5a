/**
 * A fetch that keeps cookies like a browser; each one is a separate visitor.
 *
 * @param cookies initial names and values; updated by what servers set and delete
 */
export const cookieFetch =
  (cookies = new Map<string, string>()): typeof globalThis.fetch =>
  async (input, init) => {
    const headers = new Headers(init?.headers)
    const pairs = [...cookies].map(([name, value]) => `${name}=${value}`)
    if (pairs.length > 0) headers.set('cookie', pairs.join('; '))
    const response = await fetch(input, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=')
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
