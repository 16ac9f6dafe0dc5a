import { describe, test } from 'vitest'
import { casesOf, factsOf, says } from './read-sentence.ts'

const SENTENCES = casesOf([
  [
    'fixed term',
    `
    Long-term substitute, Grade 4, from September 8, 2026 through December 18, 2026.
    This is a six-week paid internship.
    The position runs through June 2027.
    This is a temporary assignment.
    Contract length: 6 months
    Job Type: Contract (6 months, possible extension)
    The role is a maternity leave cover for 9 months.
    This is a fixed-term role until 31 December 2026.
    We are looking for a temporary full-time bookkeeper.
    Type: Temporary
    Employment type: Temporary, full-time
    The internship lasts 10 weeks.
    This is a two-year, grant-funded position.
    This is a limited-term appointment ending September 30, 2026.
    Contract-to-hire, initial term of 3 months
    Assignment length is approximately 18 months.
    The fellowship is a two-year commitment.
    This is an interim role while we look for a permanent director.
    The engagement is expected to last four to six months.
    6-month contract to hire
    This position is funded for two years.
    The contract will end on March 31, 2027.
    3-month contract, 40 hours a week
    This temp role is expected to last until the end of the year.
    This is a part-time, temporary role through December.
    Contract role (approximately 4 months)
    Length of contract: 6-9 months
    Duration: 3 months
    This is a 6-month contract position with possible extension.
    The appointment is for one semester, with an end date of May 15, 2027.
    Position is grant funded through August 31, 2028.
    A two-year postdoctoral fellowship
    We need a long-term substitute from January to March.
    This is a temporary, full-time position.
    The initial contract period is 24 months.
    This term-limited position ends on June 30, 2027.
    Job Types: Full-time, Temporary
    This is a 120-day internship.
    Duration: (3.5 months)
    Duration 6-9 months
    Term of employment: 18 months
    A one-semester appointment
    The Interim Data Analyst will work at our office.
    This is a campaign position, ending in December 2026.
    Five audits, tax knowledge, audit experience Contract length: 6 months
    Remote, 8 months
    We are seeking a nurse to work for a period of six months.
    It is a two-year rotational program for graduates.
    Duration: through December 2026
    Contract to hire (6 months)
    3 months CTH
    Temp for 3 months
    You work full-time for 10 weeks.
    This is a time-limited position.
    Limited-duration appointment
    We need someone covering a maternity leave until March.
    The internship runs from June to August.
    Internship dates: May 26 to August 14, 2026
    End date: 12/31/2026
    Regular/Temporary: Temporary
    This is a temp-to-hire opportunity.
    Contract, 6 months
    `,
  ],
  [
    'seasonal',
    `
    JV Softball Coach, spring 2026 season.
    Assistant Coach, spring season stipend position
    This is a seasonal position from May to September.
    Job type: Seasonal
    We are hiring summer camp counselors for our day camp.
    Seasonal, part-time
    We are looking for seasonal tax preparers.
    Employment Type: Seasonal
    We seek coaches for the spring sports season.
    Work with us this summer at our camp as a seasonal counselor.
    We are looking for interns to join our team this summer.
    Our Summer Intern program lasts 10 weeks.
    Looking for a summer job that pays well?
    You will join our summer associate program.
    Seasonal/temporary
    `,
  ],
  [
    'per course',
    `
    The department invites applications for adjunct faculty.
    Adjunct instructors are paid $3,000 per course.
    This is an adjunct, part-time position.
    We are building a pool of adjunct instructors for future terms.
    Pay: $2,800 per course
    Compensation is by the course: $4,000.
    Pay is $3,200 per three-credit course.
    Part-time adjunct professor to teach one class a semester
    `,
  ],
  [
    'school year',
    `
    This position is for the 2026-2027 school year.
    We seek a teacher for the 2026-27 academic year.
    Start: August 2026, for the 2026/2027 school year
    Now hiring teachers for the 2026-27 School Year
    This is a school-year position.
  `,
  ],
  [
    '10-month',
    `
    Teachers work 187 days.
    Lab Coordinator (11 months, 0.75 FTE)
    This is a 10-month position.
    This is a nine-month, tenure-track appointment.
    Contract: 187 days
    Work year: 10 months
    10 month contract
    This is an 11-month, full-time position.
    The salary is for a 9-month academic-year appointment.
    Length of work year: 185 days
    Calendar: 10 months
    Number of days: 185
    187 work days
    Workdays: 190
    Terms of employment: 10 months
    Months per year: 10
    This position works 10 months per year.
    10.5 month employee
  `,
  ],
  [
    '12-month',
    `
    This is a 12-month contract.
    This is a 1 year contract with the possibility of extension.
    Duration: 12+ months contract
    This is a twelve-month, non-tenure-track faculty appointment.
    This is a year-round position.
    12-month, full-time position
    Duration:¶1 year+
    Work year: 12 months
    Full-time, 12 month contract
    This is a 12-month appointment with benefits.
    This is a 12-month, exempt position with a six-month probationary period.
    12+ months
    Contract type: 12-month
  `,
  ],
  [
    null,
    `
    You arrange long-term sub coverage.
    Covering for teachers on medical leave until they return.
    Contract renewals: January 1 through June 30.
    This position will remain open until March 31, 2026.
    Applications for this role will be accepted through October 15.
    This job is posted until 5/1.
    Minimum of 3 years teaching in a K-12 school.
    1 year teaching in an urban district.
    You work a 4-week rotating schedule.
    We offer paid parental leave coverage.
    You will manage temporary staff at the peak of the season.
    After a 90-day probationary period you become eligible for benefits.
    We offer short-term and long-term disability insurance.
    Within the first 6 months you will own two projects.
    You will negotiate multi-year contracts with customers.
    We have placed 500 people in temporary jobs.
    You should have 12 months of experience in a call center.
    We are a temporary staffing agency.
    Work closely with adjunct faculty and students.
    Contract full-time
    Plan seasonal campaigns for our retail customers.
    Set long-term goals and the strategy for the next 3 years.
    Manage projects of 3 to 6 months.
    Salary is paid over 12 months.
    Complete a 6-month training program in your first year.
    We have helped students for 10 months of the year since 1990.
    Write monthly reports for each contract.
    You can expect a raise after 12 months in this position.
    Teach adjunct faculty to use the learning platform.
    Ramp up over a 3-month onboarding period.
    5+ years full time employment or postdoctoral experience
    Your resume stays on file for available positions for a period of one year.
    Minimum 2 years within an analyst role
    Coordinate seasonal job fairs.
    Manage our summer intern program.
    Must have held a supervisor position (or higher) for 2 years.
    Our firm places people in full-time, temporary and contract positions.
    You will improve our summer internship program.
    The list may be used to fill limited term or part-time temporary vacancies.
    A part-time temporary position cannot exceed 25 hours per week.
    Ability to manage a 12-month content calendar
    You must stay in position for 12 months.
    You hire and train seasonal staff.
    Probation period: 6 months
    Notice period: 1 month
    Training duration: 3 months
    Experience level: 6 months
    Average project duration: 3 months
    Regular/Temporary: Regular
    Your permit is valid for a period of 12 months.
    Posting end date: 8/10/2026
    `,
  ],
])

describe('for how long the post is', () => {
  test.each(SENTENCES)('%s: %s', (text, term) => says(factsOf(text).calendar.term, term))
})

const HOURS = casesOf<number | null>([
  [
    20,
    `
    Hours: 20 per week
    HoursPerWeek : 20
    This is a 20/hr a week role.
    Work Hours:20/week.
    20-hour work week
    20 hours weekly
    Pay: $500 for a 20-hour workweek
    Expected hours: 20 hours minimum, flexible
    The commitment is 20 hours per week, around your classes.
    Part-time, 20 hours
    Part-time - 20 hours
    20 or more hours per week
    20 to 25 h/week
    Work between 20 and 25 hours per week.
    Guaranteed hours: 20
    Hours per week¶20
    Must be available at least 20 daytime hours per week.
    Twenty (20) hours per week
    Part-time (20 hours)
    Hours per week average 20 to 30.
    At least 20 hours, and up to 29 hours, per week
    `,
  ],
  [24, 'Part time, 24 hours per week'],
  [
    null,
    `
    Save teachers 20 hours a week with our software.
    We are open 24 hours a day, 7 days a week.
    Employees who work 20 hours per week receive insurance.
    `,
  ],
])
describe('how many hours a week', () => {
  test.each(HOURS)('%s: %s', (text, hours) => says(factsOf(text).calendar.hours_per_week, hours))
})
