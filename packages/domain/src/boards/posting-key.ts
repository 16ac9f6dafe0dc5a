/** `ref` or `t` may be a posting's id: to take two addresses of one for two does less harm than the reverse. */
const TRACKING =
  /^(utm_\w+|gh_src|lever-(source|origin)|fbclid|gclid|msclkid|mc_[ce]id|_ga|_gl|trk|trid|referrer|in_iframe|iisn?)$/i
const STEP = /\/(apply|application|thanks|login)$/i

/** How the addresses of one posting differ within a careers system: the part of the path that counts. */
const PATHS: readonly (readonly [host: RegExp, path: RegExp, kept: string])[] = [
  [/\.myworkday(jobs|site)\.com$/, /^\/[a-z]{2}-[a-z]{2,4}(?=\/)/i, ''],
  [/^apply\.workable\.com$/, /^\/[^/]+(?=\/j\/)/, ''],
  [/^jobs\.smartrecruiters\.com$/, /^\/[^/]+\/(\d+)(-[^/]*)?$/, '/$1'],
  [/^recruiting\.paylocity\.com$/, /^\/recruiting\/jobs\/details\/(\d+)(\/.*)?$/i, '/$1'],
  [/\.applytojob\.com$/, /^\/apply\/(?:jobs\/details\/)?(\w+)(\/.*)?$/, '/$1'],
  [/^jobs\.jobvite\.com$/, /^\/careers(?=\/)/, ''],
  [/^ats\.rippling\.com$/, /^\/[a-z]{2}(-[a-z]{2})?(?=\/[^/]+\/jobs\/)/i, ''],
]

/** Alike where only language, a step of applying or the visitor's origin differ; null for no web address. */
export function postingKey(address: string): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  const host = url.hostname
    .replace(/^www\./, '')
    .replace(/^job-boards\.(?=(eu\.)?greenhouse\.io$)/, 'boards.')
  const rule = PATHS.find(([hosts, paths]) => hosts.test(host) && paths.test(url.pathname))
  const whole = url.pathname.replace(/\/+$/, '').replace(STEP, '')
  const path = rule ? whole.replace(rule[1], rule[2]) : whole
  const kept = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).map((pair) => pair.join('='))
  const route = url.hash.startsWith('#/') || url.hash.startsWith('#!') ? url.hash : ''
  return `${host}${url.port && `:${url.port}`}${path}?${kept.sort().join('&')}${route}`
}
