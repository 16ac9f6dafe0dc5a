import { describe, expect, test } from 'vitest'
import { casesOf, factsOf, says } from './read-sentence.ts'

/** What the place must hold, or null where the reader may live anywhere in a state or country. */
const PLACES = casesOf([
  [
    'Denver',
    `
    Must live in the Denver metro area.
    Candidates must be located in or near Denver, CO.
    You must reside within 50 miles of Denver.
    This is a remote role, but you must live in the Greater Denver area.
    Applicants must be local to Denver.
    Requirements¶Residing in Denver or the surrounding suburbs
    Local candidates in Denver only.
    Must be based in Denver or willing to relocate.
    Only candidates in the Denver area will be considered.
    Ability to commute/relocate: Denver, CO 80202: Relocate before starting work (Required)
    Preference is nice, but the person must be able to commute to Denver.
    The candidate must reside in the Denver, Colorado area.
    You live within commuting distance of Denver.
    Requirements¶Must live in Denver, Colorado
    This position requires that you live in Denver.
    Requirements¶Denver-based
    We can only consider candidates who live in Denver or Boulder.
    Relocation to Denver is required.
    Qualifications¶Based in Denver
    Located in the Denver area (required)
    You are based in Denver.
    Candidate should live near Denver International Airport.
    Open to residents of the Denver area.
    Candidates must be in the Denver area or willing to relocate at their own cost.
    You need to live within a one-hour drive of Denver.
    This position is open to applicants in the Denver metropolitan area.
    Must be a resident of Denver County.
    Remote, but must be within commuting distance of Denver, CO.
    Denver area candidates only
    Candidates must be Denver CO residents.
    We are looking for candidates local to Denver.
    The role requires the person to live (or be willing to move) within an hour of Denver.
    This is a remote position for someone living in the Denver area.
    We want to hear from local talent; we are seeking local talent in Denver.
    This role requires relocation to Denver.
    Relocation required to Denver, Colorado.
    Willingness to relocate to Denver is required.
    Requirements¶Willing to relocate to Denver, CO
    Requirements¶Local or moving to Denver
    Must be able to commute daily to Denver, CO.
    Candidates must be commutable to Denver June 1, 2026 until further notice.
    This role requires residence in Denver County.
    The job requires the holder to live (or be able to move) within a two-hour drive of Denver Airport.
    Qualifications¶Fluent in EnglishLocated in Denver Your benefits include a bus pass
    You can work remotely on one condition: in the Denver area, where a remote role in the Denver area is what we offer.
    Denver-based candidates only
  `,
  ],
  [
    'Indianapolis',
    `
    The candidate must be willing to relocate to Indianapolis.
  `,
  ],
  [
    'ocals only',
    `
    Locals only, as interviews are in person.
    Duration: 9 monthsLocals only
  `,
  ],
  [
    'New York City',
    `
    We are only considering applicants in the New York City area.
  `,
  ],
  [
    'our headquarters',
    `
    Local candidates only - within 20 miles of our headquarters.
  `,
  ],
  [
    'territory',
    `
    Must live within the assigned territory.
    The successful candidate will reside in the territory.
    Requirements¶Must reside in territory
  `,
  ],
  [
    null,
    `
    Only applicants in the final round will be contacted.
    We serve not only local families but clients nationwide.
    We cook with only local produce.
    Small businesses that need local marketing turn to us.
    We are seeking a Clinic-Based BCBA.
    This is a Hospital-based position.
    Relocation to Denver is not required.
    The right candidate will live and breathe Salesforce.
    We are located in Denver.
    Our headquarters are based in Denver, Colorado.
    The role is hybrid with three days a week at our Denver office.
    Must live in Colorado.
    This job is located in Denver.
    Preference will be given to candidates in the Denver area.
    Ideally you live in the Denver area.
    Work with clients based in Denver.
    You must be based in the United States.
    Salary for candidates based in Denver is $90,000.
    Must reside in one of the following states: Colorado, Utah, Texas.
    You will visit customers in the Denver area.
    Remote, open to candidates anywhere in the US.
    We serve families who live in Denver.
    Denver residents have the right to see their data.
    Candidates living within reach of Denver are encouraged to apply.
    Must be able to commute to client sites.
    Must be located in the Eastern or Central time zone.
    Live in the sunny south of France!
    Work from our Boulder office or remote from the Denver area.
    Within 12 months you will know Denver by heart.
    A hybrid remote job in Denver, CO 80202.
  `,
  ],
])

test.each(['Canada or California', 'the UK, Ireland, or New York', 'Puerto Rico or the United States'])(
  'a state beside other countries or the whole US is shown as printed: %s',
  (words) => {
    const { must_live_near, countries, states_only } = factsOf(`You must reside in ${words}.`).eligibility
    expect({ must_live_near, countries, states_only }).toEqual({
      must_live_near: words,
      countries: null,
      states_only: null,
    })
  },
)

describe('near which place one must live', () => {
  test.each(PLACES)('%s: %s', (text, place) => {
    const near = factsOf(text).eligibility.must_live_near
    if (place === null) says(near, null)
    else expect(near ?? '').toContain(place)
  })

  test.each([
    ['Local candidates only', 'Salem, OR', 'Salem, OR'],
    ['We need locals.', 'San Francisco Bay Area', 'San Francisco Bay Area'],
    ['Local candidates only', 'Remote, US', 'Local candidates only'],
    ['Local candidates only', null, 'Local candidates only'],
    ['Local candidates only: Los Angeles area', 'Vernon, CA', 'Local candidates only: Los Angeles area'],
    ['You help local candidates.', 'Salem, OR', null],
    ['Not available to residents of Colorado or New York City.', null, null],
  ])("'%s' at %s: near %s", (text, place, near) => {
    says(factsOf(text, place).eligibility.must_live_near, near)
  })
})

const SPONSORSHIP = casesOf([
  [
    'no',
    `
    We are not able to support H-1B visas at this time.
    We are not willing to consider H-1B candidates.
    We are unable to sponsor visas at this time.
    Visa sponsorship is not available for this position.
    Applicants must be authorized to work in the U.S. without sponsorship now or in the future.
    This role is not eligible for visa sponsorship.
    No visa sponsorship.
    No C2C or H1B.
    Sponsorship: not offered
    Must not require employer sponsorship.
    We do not offer immigration sponsorship for this role.
    The company will not sponsor applicants for work visas.
    Must be able to work in the US without visa support.
    Candidates who need sponsorship will not be considered.
    U.S. citizens and those authorized to work without sponsorship are encouraged to apply. We are unable to sponsor.
    Employment visa sponsorship is not provided.
    We cannot support H-1B transfers.
    Please note that we don't provide sponsorship.
    Individuals requiring sponsorship now or in the future need not apply.
    This position does not qualify for OPT, CPT or H-1B sponsorship.
    Sponsorship is unavailable
    Applicants requiring visa sponsorship are not eligible for this job.
    We do not provide visa support.
    Sponsorship for employment visas is not something we can offer.
    Candidates must not need visa sponsorship, now or later.
    At this time we are not sponsoring work visas.
    No sponsorship is available for this opportunity.
    Visa candidates will not be considered.
    Sorry, we are unable to sponsor at this time.
    We cannot offer immigration support for this job.
    This position is NOT eligible for visas.
    We are not hiring anyone for this position who now or at any time in the future would require sponsorship for a visa.
  `,
  ],
  [
    'yes',
    `
    If you don't have work authorization, we will sponsor your H-1B visa.
    Visa sponsorship is available.
    We sponsor H-1B visas.
    We will sponsor work visas for the right candidate.
    Visa sponsorship: Yes
    We offer visa sponsorship and relocation help.
    H1B transfer is welcome.
    H-1B candidates are welcome.
    Open to sponsoring visas
    Sponsorship may be available for exceptional candidates.
    Immigration sponsorship offered for this position.
    We are happy to support visa applications and transfers.
    We support H-1B transfers for strong candidates.
    Visa sponsorship may be considered for the right person.
    The university is able to sponsor H-1B visas for this position.
    Full-time (J1/H1B accepted)
    The district may sponsor J-1 teachers.
  `,
  ],
  [
    null,
    `
    Will you now or in the future require sponsorship for a visa?
    Manage event sponsorships and partners.
    The project is sponsored by the National Science Foundation.
    Act as executive sponsor for key customers.
    Experience with visa and immigration law.
    Must be able to get a security clearance; we will sponsor it.
    Help students with visa questions.
    Build relations with sponsors and donors.
    Do you need sponsorship to work in the US? (Yes/No)
    We participate in E-Verify.
  `,
  ],
])

describe('whether a visa is sponsored', () => {
  test.each(SPONSORSHIP)('%s: %s', (text, answer) => says(factsOf(text).eligibility.sponsorship, answer))
})

const AUTHORIZATION = casesOf([
  [
    true,
    `
    Must be authorized to work in the United States.
    Must be legally authorized to work in the US for any employer.
    Requirements¶US citizenship
    Requirements¶U.S. Citizen or Green Card holder
    Applicants must have the legal right to work in the UK.
    Only US citizens and permanent residents will be considered.
    Requirements¶Authorization to work in the U.S.
    You are eligible to work in Canada.
    Requirements¶Work authorization in the country where you live
    Due to federal contract rules, US citizenship is required.
    Must be a U.S. person as defined by ITAR.
    Requirements¶Eligible to work in the United States
    Candidates must have permanent work authorization.
    You must be legally eligible to work in the USA.
    Must have valid work permit for the country of residence.
    Must be able to work in the US without sponsorship.
    To be considered, you need the right to work in Australia.
    Must be currently authorized to work in the US on a full-time basis.
    Requirements¶Unrestricted right to work in the U.S.
    Ability to work legally in the United States
    Applicants must be currently eligible to work in the US.
    Requirements¶Must be a US Citizen
    You must already have the right to work in the UK.
    Candidates must be US citizens or lawful permanent residents.
    All applicants must have current U.S. work authorization.
    Applicants must possess work authorization for the United States.
    Must be legally permitted to work in the country in which you live.
    Because of government contracts, we can hire only U.S. citizens.
    Applicants for employment in the US must have work authorization that does not now or in the future require sponsorship of a visa.
    Permanent U.S. work authorization is required.
    All applicants must be authorized to work in the U.S. This employer uses E-Verify.
    This position is only for candidates legally allowed to work in the US.
    US Citizenship Required: Yes
    U.S. citizenship status is required for the clearance.
    This position is open to U.S. workers only.
    US work authorization required.
    A valid work permit for Austria is required.
    You need a valid work visa.
    Requirements¶Current work authorization for the United States
    Must have authority to work in the United States.
    You may join from any city as long as you are eligible to work here.
    Requirements¶Authorization for permanent employment in the United States
    Minimum Citizenship: U.S. Citizen
    US Citizen: the person chosen will pass a security check.
    USC/GC only
    Candidates possess eligible working rights.
    Clearance: Secret (US citizenship needed)
    Experience with payroll is a plus This position requires US Citizen
    Conditions of EmploymentMust be a U.S. Citizen Work schedule: full-time This post has a probation of a year and a yearly check of the record by the agency, and some travel may be required
  `,
  ],
  [
    null,
    `
    We use E-Verify to confirm the identity and employment eligibility of all new hires.
    All qualified applicants are considered without regard to citizenship or immigration status.
    Are you legally authorized to work in the United States?
    US citizens preferred
    Help senior citizens with their devices.
    You are authorized to approve refunds up to $100.
    In compliance with federal law, all persons hired will be required to verify identity and eligibility to work in the United States.
    We are an authorized dealer in the United States.
    You will complete Form I-9 on your first day.
    Ensure that payments are authorized.
    Experience with citizenship programs is a plus.
    Must be able to work in a fast team in the U.S. office.
    Must be eligible for rehire.
    A candidate must be legally allowed to drive.
    We encourage people of all citizenships to apply.
    Keep the work permits of each building site in order.
    The Company authorizes the use of tools.
    You must be able to work weekends.
    After an offer you must show documents that prove your identity and right to work.
    We cannot consider applicants who need sponsorship.
    Only authorized staff may work in the lab in Canada.
    US Citizenship Required: No
    U.S. citizenship is not required.
    Some positions may require a clearance, for which the government requires U.S. citizenship.
    Many of our roles require an active clearance that only U.S. citizens may hold.
    U.S. citizenship is required for most positions.
    Some roles may also require legal eligibility to work in a controlled environment.
    Measure samples by GC or HPLC.
    This position has the authority to work independently.
    EU citizens: see our privacy notice.
    U.S. citizens and those authorized to work in the U.S. are encouraged to apply.
  `,
  ],
])

describe('whether one must be allowed to work there', () => {
  test.each(AUTHORIZATION)('%s: %s', (text, answer) =>
    says(factsOf(text).eligibility.authorization_required, answer),
  )
})
