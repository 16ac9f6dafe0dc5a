import { readFacts } from '@lilypad/curation'
import { describe, test } from 'vitest'
import { casesOf, factsOf, says } from './read-sentence.ts'

const sorted = (codes: readonly string[] | null) => codes?.toSorted().join(' ') ?? null

const ONLY = casesOf<string | null>([
  [
    'CO TX UT',
    `
    This role is open to residents of Colorado, Utah or Texas.
    Must reside in one of these states: CO, UT, TX.
    We are registered as an employer in CO, TX and UT. Remote employees must live in one of these states.
    Must reside in one of the following states: Colorado, Utah, Texas.
    We hire in the following states: Colorado, Texas and Utah.
    You must live in Colorado, Utah or Texas.
    Candidates must live in Texas, Utah, or Colorado to be considered.
    We are currently able to hire in CO, TX, and UT.
    We can only hire people who live in Texas, Utah and Colorado.
    Applicants must be residents of Texas, Utah or Colorado.
    At this time, we only employ people in these states: TX, UT, CO.
    Remote (CO, TX, UT only)
    Remote candidates must be based in one of our approved states: Colorado, Texas, Utah.
    This position is available to candidates living in Colorado, Utah, and Texas only.
    Eligible states: Colorado, Texas, Utah
    Our company is registered to employ people in Colorado, Texas and Utah only.
    Work from home in Colorado, Texas, or Utah.
    You may work remotely from Colorado, Texas or Utah.
    Residents of Colorado, Texas and Utah only, please.
    We are accepting applications from residents of the following states: CO, TX, UT
    Remote work is permitted in Colorado, Texas and Utah.
    Our remote employees must live in one of these states:¶Colorado¶Texas¶Utah
    Please note: we currently hire in the following states:¶Colorado, as well as Texas, and the state of Utah
    We currently hire in the following states.¶Colorado, Texas, Utah
    Eligible states¶Colorado, Texas and Utah
    Approved remote states: CO | TX | UT
    Remote hiring states: CO, TX, UT
    Our press is an employer registered in Colorado, Texas and Utah and cannot hire outside of them.
    The position may be performed remotely from the states of Texas, Colorado or Utah.
    We're hiring remotely in Texas, Colorado and Utah.
    Location: Remote in Colorado, Texas or Utah
    Only candidates residing in Texas, Colorado or Utah will be considered.
    Limited to applicants in Texas, Colorado, and Utah.
    Must currently live in, or be willing to move to, Texas, Utah or Colorado.
    We are able to employ in CO, TX and UT.
    We are registered as an employer in CO, TX and UT and can only hire there.
    States we hire in: CO, TX, UT
    Eligible states:¶Colorado¶Texas¶Utah
    We are hiring in states where we already have a team:¶CO, TX, UT.
    `,
  ],
  [
    'OH',
    `
    Must be an Ohio resident.
    Must reside in the state of Ohio.
    Employees must live in Ohio and work from home.
    Open only to Ohio residents.
    Requirements¶Ohio residency required
    You must establish residency in Ohio within 60 days of hire.
    This is a remote position for Ohio residents only.
    Requirements¶Live in Ohio
    Candidates must reside within Ohio.
    Qualifications¶Ohio resident
    Ohio: Relocate before starting work (Required)
    (Remote, Ohio only)
    `,
  ],
  [
    null,
    `
    For residents of Colorado, the pay range is $50,000 to $60,000.
    We have offices in Texas, Utah and Colorado.
    You will serve customers in Texas, Utah and Colorado.
    We are licensed to sell insurance in Colorado, Texas and Utah.
    California residents may see our privacy notice.
    The salary in New York, California and Washington is higher.
    The territory covers Texas, Oklahoma and Louisiana.
    We run schools in Ohio, Michigan and Indiana.
    Candidates who live in Texas are preferred.
    Preferred Qualifications¶Live in Ohio or Indiana
    Our team members live in Ohio, Texas and Florida.
    Open to candidates anywhere in the United States.
    `,
  ],
])
describe('in which states alone one may live', () => {
  test.each(ONLY)('%s: %s', (text, codes) => says(sorted(factsOf(text).eligibility.states_only), codes))
})

const EXCLUDED = casesOf<string | null>([
  [
    'CA NY',
    `
    We are unable to hire in California or New York.
    The job may be done from any US state except California and New York, where we are not registered.
    Remote, anywhere in the US except California and New York.
    This position is not available in the following states: CA, NY.
    Residents of California and New York are not eligible for this role.
    We do not hire in California or New York.
    We cannot employ people who live in California or New York.
    Candidates from California and New York will not be considered.
    Remote (excluding CA and NY)
    Open to all US states other than California and New York.
    Applicants may live in any state but California or New York.
    At this time we can't consider candidates residing in NY or CA.
    Excluded states: California, New York
    Not hiring in: CA, NY
    Work from anywhere in the U.S. (excluding California and New York).
    `,
  ],
  [
    null,
    `
    Do not send documents to our offices in California or New York.
    Travel within Texas, excluding weekends, is required.
    We do not discriminate under the laws of California or New York.
    This benefit is not available in California.
    `,
  ],
])
describe('which states are ruled out', () => {
  test.each(EXCLUDED)('%s: %s', (text, codes) =>
    says(sorted(factsOf(text).eligibility.states_excluded), codes),
  )
})

const ZONES = casesOf<string | null>([
  [
    'ET',
    `
    Must be able to work 9 a.m. to 5 p.m. Eastern Time.
    Hours are 8:30am - 5:00pm EST.
    You must live in the Eastern time zone.
    Candidates must be located in the Eastern Time Zone.
    Requirements¶Available to work Eastern Time hours
    Your working hours will be 9-5 ET, Monday through Friday.
    This position requires working East Coast hours.
    Shift: Monday to Friday, 10 AM to 7 PM (EST)
    The schedule is Monday to Friday, 9 a.m. - 6 p.m. EST.
    Fully remote, working East Coast hours
    Remote EST
    `,
  ],
  [
    'CT ET',
    `
    Must be based in the Eastern or Central time zone.
    Candidates must live in the Central or Eastern time zones.
    You must be on EST or CST.
    This role is only open to people in the ET or CT time zones.
    You live in the Eastern or Central time zone.
    This role is limited to applicants in EST and CST time zones.
    `,
  ],
  [
    null,
    `
    Preferably located in the Eastern time zone.
    Our team works across all US time zones.
    Apply by 5 p.m. Eastern Time on June 1.
    Our support line is open 8 a.m. to 8 p.m. EST.
    Our help desk is open 7 a.m. to 7 p.m. Pacific Time.
    You will work with customers in the Pacific time zone.
    Central office hours are posted online.
    You will assist Physical Therapists (PT) in their work.
    `,
  ],
])
describe('the hours of which zone one must keep', () => {
  test.each(ZONES)('%s: %s', (text, zones) => says(sorted(factsOf(text).eligibility.time_zones), zones))
})

const COUNTRIES = casesOf<string | null>([
  [
    'US',
    `
    This position is open to candidates anywhere in the United States.
    You may live in any US state.
    Nice to have¶Knowledge of Spanish¶Where and how¶This is a fully remote position, open to candidates anywhere in the United States.
    We are not able to employ people who live outside of the United States.
    Remote - US only
    Remote (United States)
    US Remote
    Work from home United States
    You can work remotely from any US location.
    We are open to hiring anywhere in the U.S.
    Applicants must reside in the contiguous 48 states.
    Feel free to telecommute* from anywhere within the U.S.
    Work from home or a beach, so long as you're in the US.
    Location: US (Remote) Manager: Head of Design
    Location: Remote, USA We are looking for a designer.
    Remote position (United States only)
    US only
    We can only hire in the US at this time.
    This position is open to US residents only.
    Must be US-based.
    Residency in the US is required.
    This contract needs people on US soil.
    It is a virtual position in the Eastern United States.
        `,
  ],
  [
    'CA US',
    `
    Candidates must be located in the US or Canada.
    Open to candidates in the United States and Canada.
    THIS ROLE CAN BE WORKED REMOTELY IN THE US OR CANADA.
    `,
  ],
  [
    'PH',
    `
    We are looking for someone who lives in the Philippines.
    Remote (Philippines only)
    This role is fully remote in the Philippines.
    Full remote work is possible anywhere in the Philippines.
    This role is based in the Philippines, and a good line is needed.
    We are hiring in the Philippines only for this role.
    Full remote work is possible anywhere in the Philippines 🏠
    `,
  ],
  ['AE', 'You must live in the UAE.'],
  ['AE SA', 'You must reside in the UAE or KSA.'],
  ['US', 'The candidate must live in the USA and pass the ITA, POL or ESP tests.'],
  [
    null,
    `
    YOU CAN LIVE IN ANY TOWN AND WORK AS AN ESP.
    Work from anywhere in the world.
    We have teams in the US, Canada and the Philippines.
    Must be authorized to work in the United States.
    Our remote US team needs your help.
    Remote - CA
    Remote (Georgia)
    Location: Remote (can be anywhere)
    Remote - Non-US
    Not open to residents of the Philippines.
    A course for students based in the United States and China.
    `,
  ],
])
describe('in which countries one must be', () => {
  test.each(COUNTRIES)('%s: %s', (text, codes) => says(sorted(factsOf(text).eligibility.countries), codes))
})

test.each([
  ['Engineer (Remote, US)', 'US'],
  ['Adviser (Canada only; licence required)', 'CA'],
  ['Sales Director - U.S. Based Remote', 'US'],
  ['Analyst (Remote within US)', 'US'],
  ['Data Scientist - United States', null],
  ['Country Manager, India', null],
  ['Remote Team Lead', null],
])('the title %s says in which countries: %s', (title, codes) => {
  const text = 'We are a growing team.'
  const { eligibility } = readFacts({ title, text, sentences: [text], posted: null })
  says(sorted(eligibility.countries), codes)
})

test.each([
  'You must work with the residents of Georgia-Pacific and Texas-Pacific only.',
  'Georgia-Pacific is hiring remote candidates only for the mill.',
])('a name with a hyphen is no place, and no sentence of one is shown: %s', (text) =>
  says(factsOf(text).evidence.eligibility, []),
)

test.each([
  'This role is not available to candidates in Germany or France.',
  'We cannot hire outside of Canada.',
])('where no value is sure, the sentence is shown alone: %s', (text) => {
  const { eligibility, evidence } = factsOf(text)
  says(Object.values(eligibility).filter((value) => value !== null).length, 0)
  says(evidence.eligibility.join(' '), text)
})
