import { describe, test } from 'vitest'
import { casesOf, factsOf, says } from './read-sentence.ts'

const YEARS = casesOf<number | null>([
  [
    5,
    `
    Requirements¶5+ years of experience in B2B sales
    Minimum of five (5) years of relevant experience required.
    You have at least 5 years' experience in product management.
    Requirements¶5-7 years of marketing experience
    Requirements¶Experience in a corporate setting5- 7 years of experience with Excel
    Requirements¶5~7 years of experience in analytics
    Requirements¶Bachelor's degree and 5 years of experience, or Master's and 6 years
    Qualifications¶5 or more years managing teams
    Requirements¶Experience: 5 years
    Requirements¶5 yrs. exp. in accounting
    Requirements¶3+ years of SQL¶Requirements¶5+ years of data analysis
    Requirements¶Over 5 years working as a nurse
    You’ve spent 5+ years building web applications.
    Sales: 5 years (Required)
    5+ years program management or project management experience
    Requirements¶Minimum of 5 years project management
    Minimum five years' successful teaching in grades K-5
    You have taught middle school math for 5 years or more.
    Bachelor's degree and 8 years of evaluation experience; OR Master's degree and 6 years; OR Doctorate and 5 years.
    BA/BS (MA/MS preferred) and 5 or more years of fundraising experience (8+ years for the senior level).
    Requirements¶5+ total years of experience
    Requirements¶A minimum of 5 years in a similar role
    Requirements¶5+ yrs in customer success
    You bring 5+ years of hands-on experience with Java.
    Requirements¶Five years of progressive experience in finance
    Must have 5 years of supervisory experience.
    Requirements¶Proven track record of 5+ years in enterprise sales
    Requirements¶5+ experience in Java
    Requirements¶Minimum of 5-7 experience in retail
    7+ years of sales experience preferred, 5 years required.
    Requirements¶5 years or more of software development
    Bachelor's and 7 years of design experience, or Master's and 5 years of design experience.
    Requirements¶PhD is preferred.5 or more years of data analysis experience
    Requirements¶Past managerial experience, preferred5 + years’ experience as a nurse
    Requirements:Minimum 5 years’ Experience of Java development
    Requires a Master's degree plus 5 years of experience; preferably a PhD plus 8+ years of experience.
    Eight years of experience required. With a Master's degree, five or more years required.
    Master's degree and 5 years of experience¶8+ years of experience without a graduate degree
    Requirements¶BS with 8+ years in systems engineering (5+ years with a MS degree)
    Minimum Year(s) of Experience: 5¶Minimum Degree Required: High School Diploma
    Required Technical and Professional Expertise5 years of analysisPreferred Tech And Prof Experience7 years of analysis
    Exp: 5+ years technical expertise
    Requirements¶Minimum 5 years within a sales team
    Requirements¶Minimum 5 years proven success in selling
    Requirements¶Minimum of 5 years of experience in compliance Preference for banks
    Requirements¶5+ years of research in schools, with preference for those who taught before
    Requirements¶Master's degree preferred* At least 5-10 years of direct experience* Knowledge of surveys
    Requirements¶Bilingual staff a plus 5-7 years of professional experience
    Requirements¶5 years of experience in sales¶Preferred¶Besides the Minimum Qualifications, 8 years of experience in sales
    `,
  ],
  [
    2,
    `
    Requirements¶1 year of teaching is a plus¶Requirements¶At least 2 years of experience in retail
    Requirements¶24 months of experience in a call center
    Requirements¶2+ years of experience required, 5+ preferred
    Requirements¶Two years’ experience as a teacher
    Requirements¶2 to 4 years of experience
    Preferred: 5 years of experience. Required: 2 years of experience.
    Level I: 2 years of experience. Level II: 5 years of experience.
    Associate: 2+ years of experience¶Senior: 6+ years of experience
    Requirements¶One of the following:¶5 years of experience in sales¶Bachelor's degree and 2 years of experience in sales
    Requirements¶Master's degree with 2 years or Bachelor's degree with 4 years of experience
    Analyst I requires 2 years of experience; Analyst II requires 4 years of experience.
    `,
  ],
  [
    0,
    `
    No experience necessary.
    Requirements¶0-2 years of experience
    No prior experience required; we will train you.
    No prior experience in human resources, or recruiting, is required: curiosity is.
    No previous experience in risk management is required.
    No experience? No problem!
    Prior experience is not required.
    Specialist I: 0-2 years of experience¶Specialist II: 3-5 years of experience¶Specialist III: 6+ years of experience
    Less than 2 years of sales experience
    Requirements¶No more than 2 years of experience
    Requirements¶Maximum of 3 years of experience
    Requirements¶Up to 3 years of experience
    Experience: < 1 year
    `,
  ],
  [1.5, 'Eighteen months of experience in custodial work required.'],
  [
    0.5,
    `
    Requirements¶6 months of experience in customer service
    Requirements¶At least six months of sales experience
  `,
  ],
  [
    null,
    `
    Two years of teaching experience are not required.
    Experience: 3 years not required
    Join 10+ experienced engineers on the team.
    Lead a team of 8+ experienced nurses.
    You will report to our VP, who has over 20 years of sales experience.
    We have over 20 years of experience in the industry.
    With more than 30 years in business, we know our trade.
    Preferred Qualifications¶5 years of experience in sales
    5 years of experience preferred
    Our team has a combined 100 years of experience.
    Must be at least 18 years of age.
    This is a 2 year contract.
    Named a top employer 5 years in a row.
    Within your first 2 years you will be promoted.
    We doubled our revenue in the past 3 years.
    Tuition help after 1 year of service.
    Ideally you have 3+ years of experience in UX.
    You have strong skills and ideally 1-2 years’ experience in sales.
    Requirements¶2 to 3 years crime-free
    Political experience is not required, but passion is.
    Work experience is welcome but not required
    Your programme has 3 eight month rotations where you apply your experience.
    Nice to have¶2+ years of React
    Serve families with children of 3 to 5 years.
    You will be reviewed after 1 year.
    Background check of the past 7 years
    3+ years of experience is a plus
    Our founders each have 15+ years of experience in schools.
    Work alongside engineers with 10+ years of experience.
    Join a team with 25+ years of experience in tutoring.
    You will report to a director with 20 years of experience.
    Our coaches average 12+ years of experience.
    What would make you stand out¶5+ years of experience in schools
    It would be an advantage to have 3+ years of experience.
    Bonus points if you have¶4 years of teaching experience
    Employees with 5 years of experience earn a bonus.
    Qualifications¶2 years of experience in tutoring, mentoring, or related experience is preferred.
    Qualifications¶1 year of experience in mailing, especially with large lists, preferred
    Requirements¶At least 1 year in the master's or doctoral program
    You must be:¶16-18 years olds
    Support 24-30 tenured colleagues and 2 labs
    Requirements¶Our founder is a chemist with over 15 years of experience.
    Pay: $20 with 1-3 years of experience, $25 with 4+ years of experience
    Salary: 5+ years of experience earns $80,000.
    Recognized for twelve consecutive years as one of the best employers.
    20 years and billions of dollars of advertising experience.
    Requirements¶With over 20 years of staffing experience, Acme knows the trade.
    Requirements¶4-year undergraduate degree
  `,
  ],
])
describe('how many years are demanded', () => {
  test.each(YEARS)('%s: %s', (text, years) => says(factsOf(text).requirements.experience_years_min, years))
})
