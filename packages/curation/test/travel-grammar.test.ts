import { readTravel } from '@lilypad/curation'
import { splitSentences } from '@lilypad/domain'
import { expect, test } from 'vitest'

// Whose travel it is, how much of it, and work away that is not called travel; each as part of a longer text.
const WORDINGS: Readonly<Record<string, readonly string[]>> = {
  'No Travel': [
    'Ability to learn the terms of an industry (retail, finance, travel, etc.)',
    'We are the engine of the needs of travel’s largest brands.',
    'This job is fully remote and you will never be asked to travel.',
    'Experience in the travel space is a plus.',
    'You will prepare itineraries and book flights, hotels and ground travel for the CEO.',
    'Drivers transport students who travel to athletic events.',
    'Sensors measure how far light travels.',
    'You will not travel.',
    'Does this role require travel? No.',
    'Neither travel nor weekend work is expected.',
    'Employees on approved business travel are covered by our accident insurance.',
    'This policy describes how volunteers travel with minors.',
    'As an executive assistant you own calendars, inboxes, and complex international travel.',
    'Support for conference travel and books.',
    'Interviews may require travel to our office at our expense.',
    'Annual team trip to the mountains, on us!',
    "The department's travel is booked through a portal that you will administer.",
    'Students will travel to Costa Rica with their teachers each spring.',
    'Free yearly trip to our Barcelona office for every employee.',
    'Travel Percentage\nUndisclosed',
    'Studies how travel patterns change in cities.',
    'This position is 100% onsite at our company office.',
    'You come to the office once a week.',
    'We build field based reporting software.',
    'Door-to-door shuttle from the station',
  ],
  'Occasional Travel': [
    'Expect a couple of trips a year for team gatherings as part of the job.',
    'Up to 5 days of travel per year.',
    'Ad hoc travel to our London office.',
    'Travel needs are infrequent.',
    'Preferred SkillsSpanishTravelOccasional',
    'Travel up to 3 times annually for staff retreats that all must attend',
    "EducationBachelor's degreeTravel less than 5%Pay range",
    'If travel is required, how much? 5%',
    'Possible interstate travel',
    'You will travel, which is only occasional.',
  ],
  'Some Travel': [
    'Quarterly onsite visits to client headquarters are expected.',
    'Travel: ten percent',
    'You will visit our partner schools once a month.',
    'Expect to travel 4-6 times annually.',
    'Travel percentage - 15',
    'Travel one week every other month',
    'DegreeOccasional travel is required, 15%Apply now',
  ],
  'Regular Travel': [
    'Manage budgets and travel up to 25% of the time.',
    'Promote our programs and be willing to travel.',
    'The Coordinator travels to recruitment fairs and high schools.',
    'Use of personal vehicle to travel to school sites.',
    'Being able to travel abroad is a must.',
    'You enjoy traveling and meeting educators.',
    'QualificationsThree years of experienceTravel is required',
    'Up to 40% in-person visits with school partners',
    'RelocationNoTravel PercentageUp to 25%About us',
    'Required (CONUS/OCONUS)\nIf travel is required, how much?\n30%',
    'Up to 30% travelOur company grows',
  ],
  'Frequent Travel': [
    "You'll travel a lot.",
    'Expect to spend about 70% of your time in the field with teachers.',
    'Visit 6-8 customers a day in your territory.',
    'Work at customer sites five days per week.',
    'Lead multi-day student tours through Washington, D.C.',
    'This outside sales position covers three counties.',
    'The coach works on-site in schools 4 days a week.',
    'Must be able to travel almost daily to program sites.',
    "You'll be traveling full time with the team.",
    'Travel: High',
    'Daily driving between clinics in the region',
    'Spend four days a week in schools coaching teachers.',
    'Travel to client sites Monday-Thursday each week.',
    'Visits schools daily to observe teachers.',
    "You'll spend 75% of your week on-site with district partners.",
    'Rotates between five elementary campuses each day.',
    'Extensive driving throughout the territory.',
    'The canvassing team knocks on doors every evening.',
    'Our consultants are on site at the client Monday through Thursday.',
    'This is a mobile position: you drive to a different school each day.',
    'Your day is spent driving between stores to set displays.',
    'This is a full-time field position with a company car.',
    'Guides student groups on educational tours across Europe',
    'Frequently visits district partners throughout the region',
    'Travel\nTrainers can be on-site for up to 70% of their hours.',
    'Travel\nMentors deliver on-site lessons. They may make occasional travel outside their region.',
    'Ability to travel up to sixty percent of the time',
  ],
}

for (const [level, texts] of Object.entries(WORDINGS)) {
  // holds Decisions §7: Travel by the dialog's rules; Travel Details is the sentence
  test.each(texts)(`${level}: %s`, (text) => {
    const whole = `You will support teachers and write clear documentation.\n${text}\nWe value honesty and calm.`
    expect(readTravel(splitSentences(whole)).level).toBe(level)
  })
}

test('the deciding sentence is the statement alone where line breaks were lost', () => {
  const text = 'Three years of teachingTravel PercentageUp to 25%Ability to lift 20 lbs'
  expect(readTravel(splitSentences(text)).details).toBe('Travel Percentage: Up to 25%')
})
