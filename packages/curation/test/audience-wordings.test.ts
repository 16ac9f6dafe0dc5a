import { expect, test } from 'vitest'
import { audienceOf } from './audience-of.ts'

/** A title, the text of the advertisement, and the resulting audience. */
const WORDINGS = `
Customer Success Manager | Minimum of 3 years of experience in a SaaS customer success role. | IE1
Customer Success Manager | 3+ years of account management or customer success experience. | RS1
Account Executive | At least 2 years of experience selling to K-12 school districts. | IE1
Account Executive | 5+ years of quota-carrying sales experience. | RS2
Sales Director | 8-10 years of experience in enterprise sales, including 3+ years of managing a team. | RS3
Product Manager | Bachelor's degree and 4+ years of product management experience, or a master's degree and 2+ years. | RS1
Program Manager | Four-year degree and at least five years of program management experience. | RS2
Instructional Designer | Former teachers strongly encouraged to apply. | CP1 RS1
Instructional Designer | 2+ years of classroom teaching experience, preferably in grades 6-12. | CP1 RS1
Curriculum Specialist | Valid teaching certificate required. | CP1 RS1
Curriculum Writer | 5+ years teaching mathematics at the middle or high school level. | CP1 RS2
Professional Learning Facilitator | Must have at least three years of K-12 classroom teaching experience. | CP1 RS1
Academic Advisor | One year of experience in academic advising or student services at a college or university. | CP2 EC
Adjunct Instructor | Prior college teaching experience preferred. | CP2 RS1
Admissions Counselor | 1-2 years of experience in higher education. | CP3 EC
Partnerships Manager | Experience working in or with school districts is a plus. | CP3 RS2
Marketing Manager | You have a background in education or edtech. | CP3 RS2
Community Manager | Experience in the education sector desired. | CP3 RS2
Operations Associate | No experience necessary; training provided. | EC
Data Entry Clerk | High school diploma or GED. Six months of office experience required. | EC
Help Desk Technician | 0-2 years of experience. | EC
Marketing Assistant | 3 years of experience in marketing. | EC
Junior Developer | 2+ years of JavaScript experience | EC
Software Engineer | 10+ years of professional software development experience | RS3
Software Engineer | Our company has more than 20 years of experience helping teachers. | RS1
Program Coordinator | Our fellows must have 3 years of teaching experience. | RS1
Senior Engineer | Our founders are former teachers who spent a decade in classrooms. | RS2
Engineer | Founded in 1998 by two educators, we have served schools for over 25 years. | RS1
Director of Finance | 7+ years of progressively responsible accounting experience in a nonprofit organization. | IE2
Accountant | 3+ years of accounting experience, 5+ years preferred. | RS1
Accountant | Minimum 2 yrs. experience with QuickBooks; CPA a plus. | RS1
HR Manager | 5 years' experience in human resources. | RS2
Recruiter | Two (2) to four (4) years of recruiting experience. | RS1
Executive Director | 10 years of nonprofit leadership experience. | IE3
VP of Engineering | | RS3
Head of Growth | | RS3
Team Lead, Support | | RS2
UX Designer | | RS1
Staff Accountant | | RS1
Principal Engineer | | RS2
School Principal | | RS3
Assistant Superintendent | | RS3
Shift Supervisor | | RS1
Social Media Intern | | EC
Entry Level Sales Representative | Sell to schools. | EC
Implementation Consultant | Experience as a teacher, coach, or school administrator preferred. | CP1 RS1
Learning Designer | Teaching experience at the university level is a plus. | CP2 RS1
Customer Support Specialist | Teachers: if you are thinking about leaving the classroom, this job is a great fit. | CP1 RS1
Education Consultant | Current or former educators preferred. | CP1 RS1
Assessment Editor | Licensed educators with five or more years in the classroom. | CP1 RS2
Software Engineer | Work closely with teachers and school leaders to build great tools. | RS1
Customer Success Manager | You will train teachers to use our platform and gather feedback from educators. | RS2
Sales Manager | Proven success in edtech; minimum 6 years in education technology sales. | IE2
Writer | Degree in English, education, journalism or a related field. | RS1
Editor | 3 to 5 years' experience in educational publishing. | IE1
Financial Analyst | Experience in higher education finance a plus; 2 years of financial analysis required. | RS1
Nurse | Current RN license. One year of clinical experience. | EC
Project Manager | At least 4 years of experience managing projects in healthcare or government. | IE1
Dean of Students | Minimum of five years of experience as a high school administrator. | RS2
Tutor | Experience tutoring or teaching students in grades K-8. | CP1 RS1
Librarian | MLS and 3 years of experience in an academic library. | RS1
Analyst | Must have worked in the US for the past 5 years. | RS1
Contract Specialist | 3+ years of contract management experience. | RS1
Engineer | You'll join our team with 6+ years of experience in backend development. | RS2
Customer Success Manager | Minimum 12 months of customer-facing experience. | EC
Academic Coach | Experience as an adjunct professor or faculty member. | CP2 RS1
Enrollment Advisor | Experience advising college students required. | CP2 RS1
Trainer | Adult education or K-12 teaching background helpful. | CP1 RS1
Curriculum Director | Experience in K-12 education is required; 8+ years of experience in curriculum. | CP3 RS3
Special Education Teacher | Active Texas special education teaching certification. | CP1 RS1
School Counselor | Master's degree; state certification as a school counselor. | RS1
Content Creator | Teacher certification or equivalent is preferred. | CP1 RS1
Sales Associate | 1+ year of retail or customer service experience. | EC
District Manager | Bachelor's degree plus 5 years experience or high school diploma plus 9 years experience. | RS2
`

const rows = WORDINGS.trim()
  .split('\n')
  .map((row) => row.split('|').map((part) => part.trim()))

test.each(rows)('%s: %s is for %s', (title = '', text = '', expected = '') =>
  expect(audienceOf(title, text)).toBe(expected),
)
