import { jsonAfter } from '@lilypad/boards'
import { type Answer, at, type Found, firstOf, joined, lineOf } from './found.ts'
import { payOf } from './pay.ts'

/** A careers system whose posting comes as data: inside the page, or as answers of its own on the page's host. */
type RecordSystem = {
  host: RegExp
  /** Where the answers are, for the address of a posting; each begins with the page's origin. */
  addresses?: (url: URL) => string[]
  /** The data inside the page. */
  marker?: RegExp
  read(data: unknown): Partial<Found>
}

const texts = (value: unknown, ...path: readonly string[]) => lineOf(at(value, ...path))
const listAt = (value: unknown, ...path: readonly string[]): unknown[] => {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : []
}
const htmlAt = (value: unknown, ...path: readonly string[]) => {
  const found = at(value, ...path)
  return typeof found === 'string' ? found : null
}
const amountAt = (value: unknown, ...path: readonly string[]) => {
  const found = at(value, ...path)
  return typeof found === 'number' && found > 0 ? found : null
}
const townOf = (place: unknown) =>
  joined([at(place, 'city'), at(place, 'state') ?? at(place, 'region'), at(place, 'country')])

const ashby: RecordSystem = {
  host: /(^|\.)ashbyhq\.com$/,
  marker: /window\.__appData\s*=\s*/,
  read: (data) => {
    const posting = at(data, 'posting')
    const title = texts(posting, 'title')
    const pay =
      texts(posting, 'compensationTierSummary') ?? texts(posting, 'scrapeableCompensationSalarySummary')
    const others = listAt(posting, 'secondaryLocationNames')
    return {
      title,
      company: title && texts(data, 'organization', 'name'),
      place: joined([at(posting, 'locationName'), ...others], '; '),
      pay: payOf({ title, label: pay, html: htmlAt(posting, 'descriptionHtml') }),
    }
  },
}

const bamboohr: RecordSystem = {
  host: /\.bamboohr\.com$/,
  addresses: ({ origin, pathname }) => {
    const id = /^\/(?:careers|jobs\/view\.php)\/(\d+)/.exec(pathname)?.[1]
    return id ? [`${origin}/careers/${id}/detail`, `${origin}/careers/company-info`] : []
  },
  read: (data) => {
    const opening = at(data, 'result', 'jobOpening')
    const title = texts(opening, 'jobOpeningName')
    const place = townOf(at(opening, 'location')) ?? townOf(at(opening, 'atsLocation'))
    return {
      title,
      company: texts(data, 'result', 'name'),
      place: String(at(opening, 'locationType')) === '1' ? joined(['Remote', place], '; ') : place,
      pay:
        title &&
        payOf({ title, label: texts(opening, 'compensation'), html: htmlAt(opening, 'description') }),
    }
  },
}

const workable: RecordSystem = {
  host: /^apply\.workable\.com$/,
  addresses: ({ origin, pathname }) => {
    const [, account, code] = /^\/([^/]+)\/j\/([A-Z\d]+)/i.exec(pathname) ?? []
    if (!account || !code) return []
    return [`${origin}/api/v2/accounts/${account}/jobs/${code}`, `${origin}/api/v1/accounts/${account}`]
  },
  read: (data) => {
    const title = texts(data, 'title')
    const place = townOf(at(data, 'location'))
    const html = ['description', 'requirements', 'benefits']
      .map((part) => htmlAt(data, part) ?? '')
      .join('\n')
    return {
      title,
      company: title ? null : texts(data, 'name'),
      place: at(data, 'remote') === true ? joined(['Remote', place], '; ') : place,
      pay: title && payOf({ title, html }),
    }
  },
}

const ukg: RecordSystem = {
  host: /\.ultipro\.(com|ca)$|\.rec\.pro\.ukg\.(net|com)$/,
  marker: /CandidateOpportunityDetail\(\s*/,
  read: (data) => {
    const title = texts(data, 'Title')
    const places = listAt(data, 'Locations').map((place) => {
      const address = at(place, 'Address')
      const state = texts(address, 'State', 'Code') ?? at(address, 'State', 'Name')
      return joined([at(address, 'City'), state]) ?? texts(place, 'LocalizedDescription')
    })
    return { title, place: joined(places, '; '), pay: payOf({ title, html: htmlAt(data, 'Description') }) }
  },
}

/** The newest and the older form of the data that Rippling's pages hold. */
const rippling: RecordSystem = {
  host: /^ats\.([a-z\d]+\.)?rippling\.com$/,
  marker: /id="__NEXT_DATA__"[^>]*>/,
  read: (data) => {
    const props = at(data, 'props', 'pageProps')
    const post = at(props, 'apiData', 'jobPost') ?? at(props, 'jobPost')
    const title = texts(post, 'name')
    const html = Object.values(at(post, 'description') ?? {}).filter((part) => typeof part === 'string')
    const [range] = listAt(post, 'payRangeDetails')
    const pay = range
      ? {
          text: null,
          min: amountAt(range, 'rangeStart'),
          max: amountAt(range, 'rangeEnd'),
          interval: texts(range, 'frequency'),
          currency: texts(range, 'currency'),
        }
      : null
    return {
      title,
      company: texts(post, 'companyName'),
      place: joined(listAt(post, 'workLocations'), '; '),
      pay: payOf({ title, pay, html: html.join('\n') }),
    }
  },
}

const join: RecordSystem = {
  host: /^join\.com$/,
  marker: /id="__NEXT_DATA__"[^>]*>/,
  read: (data) => {
    const state = at(data, 'props', 'pageProps', 'initialState')
    const job = at(state, 'job')
    const title = texts(job, 'title')
    return {
      title,
      company: title && texts(state, 'company', 'name'),
      place: joined([at(job, 'city', 'cityName'), at(job, 'city', 'countryName')]),
      pay: payOf({ title, html: htmlAt(job, 'description') }),
    }
  },
}

const comeet: RecordSystem = {
  host: /(^|\.)comeet\.com?$/,
  marker: /\bPOSITION_DATA\s*=\s*/,
  read: (data) => {
    const title = texts(data, 'name')
    const html = listAt(data, 'custom_fields', 'details').map((part) => htmlAt(part, 'value') ?? '')
    return {
      title,
      company: texts(data, 'company_name'),
      place: texts(data, 'location', 'name'),
      pay: payOf({ title, html: html.join('\n') }),
    }
  },
}

const workday: RecordSystem = {
  host: /\.myworkday(jobs|site)\.com$/,
  addresses: ({ origin, hostname, pathname }) => {
    const parts =
      /^\/(?:[a-z]{2}-[a-z]{2,4}\/)?(?:recruiting\/([^/]+)\/)?([^/]+)(\/job\/.+?)(?:\/apply.*)?$/i.exec(
        pathname,
      )
    const company = parts?.[1] ?? hostname.split('.')[0]
    return parts ? [`${origin}/wday/cxs/${company}/${parts[2]}${parts[3]}`] : []
  },
  read: (data) => {
    const info = at(data, 'jobPostingInfo')
    const title = texts(info, 'title')
    const others = listAt(info, 'additionalLocations')
    return {
      title,
      company: texts(data, 'hiringOrganization', 'name'),
      place: joined([at(info, 'location'), ...others], '; '),
      pay: title && payOf({ title, html: htmlAt(info, 'jobDescription') }),
    }
  },
}

const oracle: RecordSystem = {
  host: /\.oraclecloud\.com$/,
  addresses: ({ origin, pathname }) => {
    const [, site, id] = /\/sites\/([^/]+)\/(?:.*\/)?job\/(\w+)/.exec(pathname) ?? []
    const finder = `ById;Id=%22${id}%22,siteNumber=${site}`
    const details = `${origin}/hcmRestApi/resources/latest/recruitingCEJobRequisitionDetails`
    return id ? [`${details}?expand=all&onlyData=true&finder=${finder}`] : []
  },
  read: (data) => {
    const [item] = listAt(data, 'items')
    const title = texts(item, 'Title')
    const html = `${htmlAt(item, 'ExternalDescriptionStr') ?? ''}\n${htmlAt(item, 'ExternalQualificationsStr') ?? ''}`
    return { title, place: texts(item, 'PrimaryLocation'), pay: title && payOf({ title, html }) }
  },
}

const SYSTEMS = [ashby, bamboohr, workable, ukg, rippling, join, comeet, workday, oracle]

const systemOf = ({ hostname }: URL) => SYSTEMS.find(({ host }) => host.test(hostname))

/** What else to ask of a page's own host to read its posting. */
export const addressesOf = (url: URL): string[] => systemOf(url)?.addresses?.(url) ?? []

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** What the data of a careers system say, over all answers of its host; null for other pages. */
export const readRecords = (url: URL, answers: readonly Answer[]): Found | null => {
  const system = systemOf(url)
  if (!system) return null
  const { marker } = system
  const all = answers.map(({ body }) => (marker ? jsonAfter(body, marker) : parsed(body)))
  const found = firstOf(...all.filter((data) => data !== undefined).map((data) => system.read(data)))
  return found.title ? found : null
}
