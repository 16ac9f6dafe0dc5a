import { describe, test } from 'vitest'
import { casesOf, factsOf, says } from './read-sentence.ts'

const REQUIRED = casesOf([
  [
    'bachelor',
    `
    Requirements¶Bachelor's degree, or high school diploma and 6 years of related experience
    Requirements¶Bachelor's degree in Marketing or a related field
    Qualifications¶BA/BS required; MBA preferred
    You have a Bachelor's or higher in a technical field.
    Education¶Bachelor’s (Required)
    Four-year college degree required.
    Requirements¶Undergraduate degree in business, economics or similar
    Requirements¶BS in Computer Science, MS preferred
    Must have a college degree.
    Qualifications¶A degree in accounting
    Requirements¶Bachelor's degree and 5 years of experience, or Master's degree and 3 years
    Requires a Bachelor's degree from an accredited institution.
    Requirements¶B.S. or M.S. in Engineering
    A Bachelor's degree is a must; a Master's is a plus.
    Qualifications¶Bachelors Degree or equivalent work experience
    Requirements¶Bachelor’s, Master’s or PhD in physics
    Requirements¶Completed university degree
    Basic Qualifications¶- Bachelor's degree or foreign equivalent
    Requirements¶BSc/BA in Finance
    Requirements¶4-year degree or 6 years in the field
    Requirements¶One of the following:¶Bachelor's degree in nursing¶Master's degree in public health
    You must meet one of these:¶Master's degree in counseling¶Bachelor's degree in psychology and 2 years of experience
    Level I: Bachelor's degree and 1 year of experience.¶Level II: Master's degree and 3 years of experience.
    Option 1: Bachelor's degree. Option 2: Master's degree.
    Analyst I: Bachelor's degree. Analyst II: Master's degree.
    Requirements¶Tier 1: BA in English¶Tier 2: MA in English
    Requirements¶Master's degree in math, or¶Bachelor's degree in math with 18 graduate credits
    Requirements¶Either a Master's degree in education or a Bachelor's degree with a teaching certificate.
    Requirements¶Bachelor's degree in physics (Master's degree for the senior level)
    Grade 5 requires a Bachelor's degree; Grade 6 requires a Master's degree.
    You will teach in our MA program.¶Requirements¶Bachelor's degree in history
    Master's or Bachelor's degree required
    Requirements¶Bachelor's degree required for Scientist I, PhD required for Scientist II
    Requirements¶Bachelor's degree in botany¶Strong writing¶Master's degree in botany
    Requirements¶Undergraduate or Master's degree in geology
    Requirements¶BSME and a driver's mind
    Requirements¶BS in Biology or, in lieu of the degree, 8 years in a laboratory
    Requirements¶Degree in law or equivalent Ability to explain rules is a plus
    We are looking for someone with a BA/BS who likes to write.
    About the company¶Education/Experience Bachelor's degree in history
    Education Required Bachelor's in math Preferred Master's in statistics
    Requirements¶3 years of work in a shop or a Bachelor's degree
    Requirements¶4-year technical degree
    Requirements¶B.E./B.Tech in Mechanical Engineering
    DetailsDegree in botany or a related field
    Desired Skills¶Master's degree required in botany¶Requirements¶BA in botany
  `,
  ],
  [
    'master',
    `
    Requirements¶Master and/or doctorate degree in psychology
    Requirements¶M.Ed. required
    Requirements¶M.Ed. in Education
    Requirements¶MAT or M.Ed.
    Requirements¶M.Ed degree required
    Requirements¶Ed.D. or M.Ed. in leadership
    Requirements¶Master's degree in Social Work
    A master’s degree in education is required.
    Qualifications¶MSW required
    Requirements¶Graduate degree in public policy
    Requirements¶Advanced degree in statistics or mathematics
    Qualifications¶MBA or MS in Finance
    Requirements¶Masters or PhD in Computer Science
    Support the degree requirements of the BSW program.¶Minimum Qualifications¶MSW degree
    Students earn a bachelor's degree with us.¶Minimum Qualifications¶Master's degree in the field
    Requirements¶Master's degree. The degree must be in statistics.
    Requirements¶Masters or Ph. D. degree in physics
    Requirements¶Advanced scientific degree
    Requirements¶Degree (MS/PhD) in geology
  `,
  ],
  [
    'doctorate',
    `
    Requirements¶PhD in chemistry
    Requirements¶JD from an accredited law school
    A doctoral degree in nursing is required at the time of hire.
    Requirements¶MD/DO in family medicine
    Requirements¶Advanced degree (PhD) in chemistry required
  `,
  ],
  [
    'high school',
    `
    Requirements¶High school diploma or GED
    High School or equivalent (Required)
    Must have at least a high school diploma.
  `,
  ],
  [
    'associate',
    `
    Requirements¶Associate's degree in a related field
    Qualifications¶AA or AS degree required; bachelor's preferred
    Requirements¶Associate's degree in nursing and 2 years, or a certificate¶Bachelor's degree in nursing
  `,
  ],
  [
    null,
    `
    A bachelor's degree, a teaching certificate or 60 college credits is required.
    Degreed is looking for a data scientist.
    Preferred Qualifications¶Bachelor's degree in marketing
    Bachelor's degree preferred
    We offer tuition help for a Bachelor's or Master's degree.
    You will work with PhD scientists from leading universities.
    Currently pursuing a Bachelor's degree in Computer Science.
    Our founders have PhDs from Stanford.
    Requirements¶A high degree of accuracy
    Advise students in the master's degree program.
    Experience with the MS Office suite
    Bonus points for a graduate degree.
    We offer bachelor's, master's and doctoral degrees online.
    Must be enrolled in a Master's program.
    Teach courses in the Bachelor of Science in Nursing program.
    Ideally you have a degree in design.
    Skills¶LC-MS/MS, ICP-MS, pH meters
    Our 900 associates in 20 offices help you.
    Reports to two MBA graduates who founded the shop.
    Requirements¶As required Associate degree desired
    Botany Trainee (BS / MS)
    Ideal for an undergraduate or graduate student.
    Requirements¶A diving certificate or a BA in geology
    Our station is on the Severn River, MD.
    Valued but not required …¶Bachelor’s degree in botany
    Requirements¶Pursing a Bachelor's degree in mathematics
    Requirements¶Student enrolled in classes leading to a MS in Statistics
    Requirements¶A higher degree of care
  `,
  ],
])
describe('which degree is demanded', () => {
  test.each(REQUIRED)('%s: %s', (text, degree) => says(factsOf(text).requirements.education_required, degree))
})

const PREFERRED = casesOf([
  [
    'master',
    `
    BA/BS (MA/MS strongly preferred) and 4 years of fundraising experience
    Requirements¶Bachelor's degree required; Master's degree preferred
    Requirements¶BA in Education (MA preferred)
    Qualifications¶Bachelor's degree. Master's a plus.
    Requirements¶BS in Engineering; MBA desired
    Requirements¶Bachelor’s degree¶Preferred Qualifications¶Master’s degree in a related field
    Requirements¶Bachelor's degree in business, MBA strongly preferred
    Requirements¶Bachelor's degree¶Nice to have¶Graduate degree
    Qualifications¶Bachelor's required, advanced degree preferred
    Requirements¶Bachelor’s degree; Master’s degree highly desirable
    Requirements¶College degree¶An MBA is a bonus.
    A Master's degree is preferred.
    Education¶Master's (Preferred)
    Requirements¶Bachelor's degree in Finance; CPA or MBA a plus
    Requirements¶Bachelor's degree in Public Health required, Master of Public Health (MPH) preferred
    Requirements¶Undergraduate degree (graduate degree a plus)
    Ideally, you hold a Master's degree.
    Requirements¶Bachelor's degree, preferably a Master's
    Bachelor’s degree required with a preference for Master’s degree
    You have a BA/BS; an MA/MS would be an advantage.
    Requirements¶Bachelor's degree¶Desired¶MS in Data Science
    Bachelor's degree required. Master's strongly desired.
    Requirements¶BA; MA is preferred
    Preference will be given to candidates with a Master's degree.
    We prefer candidates with a Master's degree.
    Preferred: Master's degree in education
    Requirements¶Bachelor's (Master's preferred) in math or science
    Education¶Required: Bachelor's degree¶Preferred: Master's degree
    Minimum: Bachelor's degree. Desired: Master's degree.
    A Master's degree would be helpful.
    Master's degree or PhD preferred
    Education: Bachelor's Degree (required), Master's Degree (preferred)
    Minimum education: Bachelor's degree; preferred education: Master's degree
    Bachelor's degree required / Master's degree preferred
    A Master's degree, while not required, is a plus.
    Requirements¶BA in chemistry¶Advanced degree (MS, NP, PhD, etc.) highly preferred
    Requirements¶BA in chemistry; MBA, MS, MA preferred
    Requirements¶BA in chemistry. Writes well Ideal Characteristics Patience¶MS in chemistry
    Requirements¶BA in chemistry¶Education Preferred¶MS in chemistry
    Requirements¶BA in chemistry¶Writes well Nice To Have Skills¶MS in chemistry
    Graduate degree in a related discipline favored
    Candidates with a Master's degree are preferred.
    Requirements¶BS in geology or a related field (MS is a plus)
    Requirements¶BA in geology (Master's degree prefered)
    Requirements¶BA in geology¶It would be a plus if you bring:¶Master's degree
    Requirements¶BA in geology¶Skills that would be beneficial for the role include:¶MS in botany
    Requirements¶BA in geology¶We Also Value¶MS in botany
    Requirements¶BA in geology¶Clean hands.Skills DesiredMaster's degree in botany
    Requirements¶BA in geology¶Preferred Educational Requirements: MS in botany
    Requirements¶BA in geology¶Preferred Experience¶MS required in botany
    Advanced degree preferred (MA or PhD) in geology
  `,
  ],
  [
    'bachelor',
    `
    Plusses:¶Bachelor's degree in history
    Requirements¶Bachelor's Degree: A bachelor's degree in sales is preferred
    Bachelor's degree preferred
    Preferred Qualifications¶Bachelor's degree in marketing
    Education¶Bachelor's (Preferred)
    Requirements¶High school diploma required, college degree preferred
    A four-year degree is desirable.
    Nice to have¶BA in English
    Requirements¶High school diploma or GED; Bachelor's degree a plus
    A Bachelor's degree in a related field is preferred but not required.
    Bonus¶A degree in Psychology
    It would be great if you have a Bachelor's degree.
    Requirements¶Associate's degree (Bachelor's preferred)
  `,
  ],
  [
    'doctorate',
    `
    Requirements¶Master's degree required; PhD preferred
    Requirements¶Master's (PhD a plus) in Biology
    Requirements¶MS in statistics¶Preferred¶PhD in statistics
  `,
  ],
  [
    'associate',
    `
    Preferred¶Associates, Bachelor's, or Master's degree in health sciences
    Requirements¶High school diploma; Associate's degree preferred
    Some college or an Associate's degree preferred.
  `,
  ],
  [
    null,
    `
    Requirements¶Bachelor's degree required; experience with Salesforce preferred
    Requirements¶Bachelor's degree¶Preferred Qualifications¶5 years of experience
    Requirements¶Master's degree in Education; K-12 experience a plus
    Qualifications¶Bachelor's degree and three years of experience, preferably in sales
    Master's or PhD required
    Requirements¶MS in geology¶Preferred¶MS or PhD in geology
    (Master's or PhD candidates preferred)
  `,
  ],
])
describe('which degree is wished', () => {
  test.each(PREFERRED)('%s: %s', (text, degree) =>
    says(factsOf(text).requirements.education_preferred, degree),
  )
})

const REPLACED = casesOf([
  [
    true,
    `
    Requirements¶Bachelor's degree in a related field or four additional years of relevant experience
    Requirements¶Bachelor's degree, or high school diploma and 6 years of related experience
    Requirements¶Bachelor's degree or equivalent experience
    Requirements¶Bachelor's degree or equivalent
    Requirements¶BS in Computer Science or equivalent practical experience
    Requirements¶Bachelor's degree or an equivalent combination of education and experience
    Requirements¶Bachelor's degree; relevant experience may be substituted
    Requirements¶Bachelor's degree or 4 years of relevant work experience
    Requirements¶Bachelor’s degree in a related field, or comparable experience
    Requirements¶Bachelor's degree preferred, or equivalent work experience
    Requirements¶Bachelor's degree. Experience in lieu of a degree will be considered.
    Requirements¶College degree and/or 2 years of experience
    Requirements¶Bachelor's degree (or equivalent experience)
    Requirements¶Bachelor’s Degree, or a combination of education and experience
    Requirements¶BA/BS degree or relevant experience
    Requirements¶Bachelor’s degree or commensurate experience
    Requirements¶Bachelor’s degree in design or equivalent professional experience
    Requirements¶Degree or equivalent work experience in HR
    Requirements¶Bachelor's degree required¶Additional years of experience may replace the degree
    Requirements¶PhD or equivalent in mathematics
    Requirements¶Bachelor's degree in Engineering or similar experience
    Requirements¶Bachelor's degree/equivalent experience
    Requirements¶University degree or equivalent job experience
    Requirements¶Bachelor’s degree (additional experience can substitute for education)
    Requirements¶Bachelor's degree or proven experience in the field
    Requirements¶Bachelor's degree or higher; or five years of experience
    Requirements¶Bachelor’s degree in marketing or sufficient work experience
    Requirements¶BS in Biology or, in lieu of a degree, 8 years of laboratory work
    Requirements¶Bachelor's degree and 2 years of experience¶High school diploma and 7 years of experience
    Requirements¶Bachelor's degree with 3 years of experience or equivalent
    Requirements¶Bachelor's degree and two years in a garden, or equivalent experience
    Requirements¶BA in botany;¶or prior gardening experience
    Requirements¶BA in botany is a plus! Or, comparable experience!
    Requirements¶BA in botany, but will consider relevant experience
    Requirements¶BA in botany. Comparable experience may be considered.
    Requirements¶BA in botany and 2 years in a garden¶6 years in a garden without a degree
    Requirements¶3 years of work in a garden or a BA in botany
    Requirements¶BA in botany or solid experience in a garden
  `,
  ],
  [
    false,
    `
    Requirements¶Bachelor's degree; Java experience can substitute for Python
    Requirements¶Master's degree. Years of experience can be substituted with a PhD.
    Requirements¶Bachelor's degree in education without a degree in law
    Requirements¶High school diploma or equivalent
    Requirements¶Bachelor's degree or foreign equivalent
    Requirements¶Bachelor's degree in a related or equivalent field
    Requirements¶Bachelor's degree and equivalent experience in sales
    Requirements¶Bachelor's degree and 5 years of experience
    Requirements¶Bachelor's degree and experience in sales or marketing
    Requirements¶5 years of experience; a Master's degree may replace 2 years of experience
    Requirements¶Bachelor's degree. Knowledge of Excel or equivalent software
    Requirements¶GED or equivalent experience is not needed
    Requirements¶Bachelor's degree in botany¶Minimum of 3-5 years of experience in a garden
    Requirements¶Bachelor's degree¶Pay is based on a combination of education and experience
    Requirements¶Master’s degree in Social Work, Counseling or equivalent field
    Requirements¶Bachelor's degree in Business or related field with teaching or training experience
    Requirements¶Bachelor’s degree in music or music education with classroom or studio experience
    Requirements¶BA in botany¶5 years of work in a garden or MS and 3 years of work
    Requirements¶BA in botany. No experience will be considered too little.
  `,
  ],
])
describe('whether experience may stand for the degree', () => {
  test.each(REPLACED)('%s: %s', (text, answer) =>
    says(factsOf(text).requirements.or_equivalent_experience, answer),
  )
})
