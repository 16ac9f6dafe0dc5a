/**
 * A fetch that keeps cookies, as a browser's would: one is one visitor.
 *
 * @param cookies names and values to begin with; what servers set and take away is kept in it
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
