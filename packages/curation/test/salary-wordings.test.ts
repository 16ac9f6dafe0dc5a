import { readSalary } from '@lilypad/curation'
import { describe, expect, test } from 'vitest'

const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.replaceAll('⏎', '\n'))

/** Pay as all kinds of employers print it: lower end, upper end, interval, currency; ⏎ is a line break. */
const PRINTED = `
Salary: $58,240.00 - $71,315.52 annually => 58240 71315.52 year USD
SALARY⏎$24.67 - $31.02 Hourly⏎LOCATION Boise, ID => 24.67 31.02 hour USD
Pay: $22.50/hr plus a $2.00/hr evening shift differential => 22.5 22.5 hour USD
The anticipated hiring salary for this role is $62K-$70K, DOE. => 62000 70000 year USD
Compensation: $55,000–$62,000 DOE, plus health insurance and a $500 wellness stipend. => 55000 62000 year USD
Base: $75,000. OTE: $150,000. => 75000 75000 year USD
On Target Earnings (OTE): $140,000-$160,000, uncapped => 140000 160000 year USD
OTE $180k (60/40 split), base salary $108k => 108000 108000 year USD
Salary range: €48,000 – €56,000 gross per year => 48000 56000 year EUR
Salary: £31,396 per annum => 31396 31396 year GBP
£28,000 - £32,500 p.a. plus pension => 28000 32500 year GBP
The salary for this position is CA$68,000 to CA$82,000. => 68000 82000 year CAD
Salary: $90,000 - $105,000 CAD => 90000 105000 year CAD
Pay scale: Step 1 $41,877 to Step 15 $68,102 based on the teacher salary schedule => 41877 68102 year USD
Starting salary: $46,500 for a 10-month contract. => 46500 46500 year USD
Pay Rate: $15.85/hour, 19 hours per week => 15.85 15.85 hour USD
Daily rate: $180/day for certified substitutes => 180 180 day USD
Substitute pay is $125 per day. => 125 125 day USD
Weekly pay: $1,150 - $1,400 per week => 1150 1400 week USD
Monthly salary: $4,512.00 - $5,487.00 => 4512 5487 month USD
$5,012.50 - $6,393.33 Monthly => 5012.5 6393.33 month USD
Salary Range⏎$3,845.00 - $5,123.00 per month => 3845 5123 month USD
Compensation⏎The base salary range for this position is between USD 120,000 and USD 150,000 per year. => 120000 150000 year USD
Salary: 65,000 - 80,000 USD => 65000 80000 year USD
Salary: $85k+ => 85000 - year USD
Pay starts at $19.25 per hour. => 19.25 - hour USD
Minimum starting pay is $17/hr => 17 - hour USD
Earn up to $35 per hour tutoring online. => - 35 hour USD
Up to £45,000 depending on experience => - 45000 year GBP
In New York the base pay range is $115,000-$135,000. In Colorado the base pay range is $100,000-$120,000. => 100000 135000 year USD
Tier 1: $130,000 - $150,000⏎Tier 2: $118,000 - $136,000⏎Tier 3: $104,000 - $120,000⏎These are the salary ranges by location. => 104000 150000 year USD
Salary ranges: California $98,000-$118,000; Washington $95,000-$115,000; all other locations $88,000-$105,000. => 88000 118000 year USD
Grade 12: $52,310 min / $65,388 mid / $78,465 max => 52310 78465 year USD
Hourly Range: $18.00 to $21.50 => 18 21.5 hour USD
Hourly rate of pay: $16.00 to $18.00, overtime at $24.00 to $27.00 => 16 18 hour USD
Pay: $20 - $24 an hour, commensurate with experience. Sign-on bonus of $3,000. => 20 24 hour USD
This is a part-time role paying $28/hour for up to 15 hours a week. => 28 28 hour USD
The full salary range is $82,300 to $123,500, and most new hires start between $82,300 and $98,000. => 82300 123500 year USD
The target salary for this role is $95,000. => 95000 95000 year USD
We pay $70,000 for this role, no negotiation, everyone at this level earns the same. => 70000 70000 year USD
Annual Salary: $64,480 => 64480 64480 year USD
Remuneration: A$95,000 – A$110,000 + super => 95000 110000 year AUD
Salary band: NZ$85,000 to NZ$95,000 => 85000 95000 year NZD
Salary: CHF 90'000 - 110'000 => 90000 110000 year CHF
Salaire: 42 000 € - 48 000 € brut annuel => 42000 48000 year EUR
Gehalt: 52.000 € bis 60.000 € pro Jahr => 52000 60000 year EUR
Salary: PLN 15,000 - 20,000 per month gross => 15000 20000 month PLN
15 000 - 22 000 PLN monthly => 15000 22000 month PLN
₹12,00,000 - ₹18,00,000 per annum => 1200000 1800000 year INR
Compensation: €4.200 brutto monatlich => 4200 4200 month EUR
The salary offered is between £36,024 and £44,263 pro rata => 36024 44263 year GBP
$27.88-$34.62/hour ($58,000-$72,000 annualized) => 27.88 34.62 hour USD
Salary: $50,000-$55,000 plus benefits, including a $75 monthly phone stipend => 50000 55000 year USD
Pay: $31.25 USD per hour => 31.25 31.25 hour USD
Pay Grade: 7 ($21.14 - $29.60 per hour) => 21.14 29.6 hour USD
Wage: $19.43 per hour (non-exempt) => 19.43 19.43 hour USD
Stipend: none. The rate is $45 an hour for prep and teaching. => 45 45 hour USD
Salary Range: $78.000 - $92.000 => 78000 92000 year USD
Salary Range: $110K/yr - $135K/yr => 110000 135000 year USD
$101.5K - $143.2K a year => 101500 143200 year USD
Estimated annual base salary: $92,500 to $115,600 (USD) => 92500 115600 year USD
Pay range: USD $30.00 - $34.00 /Hr. => 30 34 hour USD
Pay Range: Minimum $61,200, Maximum $88,700 => 61200 88700 year USD
Salary from 40,000 EUR to 50,000 EUR annually => 40000 50000 year EUR
The salary is 58,000 dollars a year. => 58000 58000 year USD
Full salary range of $74,000 - 91,000 annually (non-negotiable) => 74000 91000 year USD
Total cash compensation (base plus target bonus) is $150,000-$180,000. => 150000 180000 year USD
Base salary: $100,000 - $115,000. Total on-target earnings: $200,000 - $230,000. => 100000 115000 year USD
In this role you'd earn $18.50 per hour, and $19.50 after your first 90 days. => 18.5 19.5 hour USD
Compensation for this role is $60-65k annually. => 60000 65000 year USD
Compensation: $60k - 65k => 60000 65000 year USD
The starting pay for this position is $17.40 to $19.10 per hour depending on experience, with an annual step increase of $0.50. => 17.4 19.1 hour USD
Base Pay Range: 72,000.00 - 98,000.00 USD Annual => 72000 98000 year USD
Pay range for Washington residents only: $31.73 - $47.60 USD hourly => 31.73 47.6 hour USD
Contract rate: $60-$75/hr (1099) => 60 75 hour USD
Rate: $500 per day for onsite workshops => 500 500 day USD
This is a contract position paying $6,000 per month for six months. => 6000 6000 month USD
Salary: Starting at $62,000.00 annually, commensurate with experience => 62000 - year USD
Salary: at least $70,000 => 70000 - year USD
Salary is not less than $55,000 per year => 55000 - year USD
The hiring range is $68,640 - $75,000 with a max of $92,000 => 68640 92000 year USD
The range is $140,000 to $165,000 in SF/NYC and $125,000 to $148,000 elsewhere. We raised $40M in 2024. => 125000 165000 year USD
Salary: $88,000 - $98,000 | 401(k) with 4% match | $1,500 annual learning budget | $1,000 home-office stipend => 88000 98000 year USD
What we offer⏎- $72,000 to $84,000⏎- 20 days PTO⏎- $100/month internet => 72000 84000 year USD
Compensation & Benefits:⏎$95k - $110k + equity => 95000 110000 year USD
We will pay between 45.000€ and 55.000€ per year => 45000 55000 year EUR
ANNUAL SALARY: 71,250 - 85,500 => 71250 85500 year -
Annual salary (10 months): $58,011–$107,620 per Certificated Salary Schedule; 185 duty days => 58011 107620 year USD
Range B: $4,588.00 - $6,144.00 per Month => 4588 6144 month USD
Expected salary: USD$80,000-USD$90,000 => 80000 90000 year USD
Compensation: US$3,000-US$4,000/month => 3000 4000 month USD
Salary range for this position: 90k-120k USD => 90000 120000 year USD
Salary: 70-85K => 70000 85000 year -
Tutors earn $22 per hour for sessions and $15 per hour for training. => 15 22 hour USD
The minimum salary is $55,000 and the maximum salary is $65,000. => 55000 65000 year USD
The base compensation range for this role in the posted location is: $112,800.00 to $155,100.00. => 112800 155100 year USD
Pay Transparency: $21.63 – $24.04/hr depending on shift. Night shift receives an additional $3.00/hr. => 21.63 24.04 hour USD
Wage Range: $17.50/hr - $19.00/hr => 17.5 19 hour USD
Annual Base Salary: $85,000 - $95,000 + bonus + equity => 85000 95000 year USD
Our salary ranges are market-based. Boston: $98K to $122K. Remote: $90K to $112K. => 90000 122000 year USD
Pay: From $18.00 per hour => 18 - hour USD
Pay: Up to $32.00 per hour => - 32 hour USD
Job Types: Full-time⏎Pay: $65,000.00 - $80,000.00 per year⏎Benefits:⏎401(k) matching⏎Tuition reimbursement => 65000 80000 year USD
HIRING SALARY: $3,980 per month⏎CLOSING DATE: Open until filled => 3980 3980 month USD
Salary Range: $61,006.40 - $79,310.40 Annually⏎Schedule: M-F 8-5 => 61006.4 79310.4 year USD
Compensation: The expected base salary for this position is $130,000/year, plus a 15% annual bonus target. => 130000 130000 year USD
Starting wage is $20.14 an hour with raises at 6 and 12 months. => 20.14 20.14 hour USD
Salary: 52.000 - 58.000 EUR brutto pro Jahr, 30 Tage Urlaub => 52000 58000 year EUR
Package: £55,000 - £65,000 base plus 10% bonus and private healthcare => 55000 65000 year GBP
Up to £38k plus benefits => - 38000 year GBP
Salary: $CAD 75,000 - 90,000 => 75000 90000 year CAD
The pay range for this role is CAD 88,000 - 110,000 per year (Canada) and USD 96,000 - 120,000 per year (US). => 96000 120000 year USD
Pay Range⏎$97,600—$132,000 USD => 97600 132000 year USD
US Pay Range⏎$120,000—$150,000 USD⏎Canada Pay Range⏎$105,000—$131,000 CAD => 120000 150000 year USD
Summer stipend: $3,000. The hourly pay for tutors is $25. => 25 25 hour USD
Teachers earn $52,000-$88,000 based on the district salary schedule plus a $5,000 signing bonus. => 52000 88000 year USD
Minimum Salary⏎58000⏎Maximum Salary⏎72000 => 58000 72000 year -
Compensation: $40/hour for instruction; 10 hours per week => 40 40 hour USD
On-target earnings for this role range from $160,000 to $190,000 with a base of $80,000 to $95,000. => 80000 95000 year USD
The total compensation range for this role is $210,000-$260,000 including base and commission. => 210000 260000 year USD
Salary: $70,000 (non-negotiable). Benefits worth an additional $15,000. => 70000 70000 year USD
Pay rate: $850-$950 per week, housing included => 850 950 week USD
Non-exempt: $25.48 to $31.85 per hour. Exempt: $53,000 to $66,250 per year. => 25.48 31.85 hour USD
Expected Salary: $6,500 - $8,000 USD / month (contractor) => 6500 8000 month USD
NYC pay range: $140k-$175k. We're backed by $60M from top investors. => 140000 175000 year USD
Salary Range: Low 78,400 - High 117,600 => 78400 117600 year -
Placement on salary schedule: $49,518 - $91,277 (184 days) => 49518 91277 year USD
$19 - $22 / hour + tips => 19 22 hour USD
The range for this opening is 105,000.00 - 145,000.00 USD annually. => 105000 145000 year USD
We offer €2.800–€3.400 gross per month for 32-40 hours. => 2800 3400 month EUR
Base salary of up to $150,000, depending on experience => - 150000 year USD
Salary commencing at $92,000 => 92000 - year USD
Compensation: $75-95K annually, depending on experience => 75000 95000 year USD
Compensation range: $18-$22/hr for Tier 1; $23-$28/hr for Tier 2 => 18 28 hour USD
The annual salary range for this position is $76,440—$101,920, and you may be eligible for a discretionary bonus. => 76440 101920 year USD
Compensation details: 24.5-31 Hourly Wage => 24.5 31 hour -
Base Salary Range: USD 143,000 - 197,000 => 143000 197000 year USD
Rate of Pay: $18.27 - $22.91 Per Hour DOE => 18.27 22.91 hour USD
Salary: $3,500 - $4,375 monthly, based on 12 months => 3500 4375 month USD
Our cash compensation range for this role is targeted at $180,000 - $230,000 in San Francisco and $150,000 - $200,000 in all other locations. => 150000 230000 year USD
At our company, base pay is one part of the package. This role's range is 117,000 - 152,000 USD. => 117000 152000 year USD
Full-time Salary: £41,500 => 41500 41500 year GBP
€65k–€80k + stock options => 65000 80000 year EUR
Pay: $27/hr, weekly pay, overtime available => 27 27 hour USD
Starting Pay: $15.50 - $17.00 per hour, $500 sign on bonus! => 15.5 17 hour USD
Certificated salary schedule (190 days): $61,237 – $119,802 => 61237 119802 year USD
Target total cash: $240,000-$280,000 (OTE 50/50) => 240000 280000 year USD
For candidates in California, the annual base pay is $99,500-$129,500. For candidates in Illinois and New Jersey it is $91,000-$118,500. => 91000 129500 year USD
Budgeted salary: up to $58,000 => - 58000 year USD
Salary of $52,000 plus comprehensive benefits => 52000 52000 year USD
We expect to pay between $35 and $45 per hour for this contract. => 35 45 hour USD
Pay range: $70,000.00/yr - $90,000.00/yr => 70000 90000 year USD
Salary Grade 14: $58,656 - $73,320 - $87,984 => 58656 87984 year USD
The pay for this role ranges from $20.00 - $24.00 hourly + 10% differential for bilingual staff => 20 24 hour USD
`

test.each(linesOf(PRINTED).map((line) => line.split(' => ')))('%s: %s', (text = '', expected) => {
  const salary = readSalary(text)
  expect(
    [salary?.min, salary?.max, salary?.interval, salary?.currency].map((part) => part ?? '-').join(' '),
  ).toBe(expected)
})

const NO_PAY = `
Competitive salary and benefits. Our 401(k) plan matches up to $3,500.
Employees receive a $75 monthly phone stipend.
You'll manage a $2.5M annual budget and a portfolio of 40 accounts.
Annual professional development allowance of $2,000 per person.
We have given out $500,000 to $750,000 in scholarships each year.
Adjunct compensation: $1,050 per credit hour
Adjunct faculty are paid $3,200 per course.
Carry an annual quota of $900,000 - $1.2M.
Experience managing deals of $100K - $500K ARR.
Secure gifts of $25,000 to $100,000 from individual donors.
Write grant proposals ranging from $50,000 to $2 million.
Our platform has saved schools over $12,000 per year.
Sign-on bonus: $5,000 for special education teachers
Relocation assistance up to $7,500
Up to $10,000 in student loan repayment per year and $5,250 in tuition assistance annually
Company-paid life insurance of $50,000
HSA contribution of $600 (individual) / $1,200 (family) per year
Lifestyle spending account: $150 per month
$250 one-time home office setup and $60 per month for internet
A family of four earning below $58,000 qualifies for our free program.
With over $1B in sales and 4,000 employees in 30 states, call 800-555-0199.
Pay is commensurate with experience. Candidates may be asked to pay a $40 fingerprinting fee.
Stipend of $1,200 per season for assistant coaches
Referral program: earn $1,000 to $2,000 for each successful hire
Our clients, with incomes between $30,000 and $60,000 per year, rely on us.
Gross margin of $200,000 - $400,000 per store
Purchase orders from $5,000 to $50,000 need approval.
The median household income in the county is $61,000 per year.
Cost of living is low: the average home price is $250,000.
Commissions average $2,000 per month on top of your pay.
You'll be eligible for an annual bonus of $5,000 - $10,000.
Equity grant worth $40,000 - $60,000
Parking is $45 per month. Gym membership: $20 per month.
Fellows get a living allowance of $22,000 and a Segal education award of $7,395.
Teachers have earned more than $30,000 selling lessons on our marketplace.
Processed more than 3,000 - 4,000 tickets a month in 2024-2025.
Funding: $10,000 - $15,000 for conference attendance across the department
Must be bondable up to $100,000.
Deductible of $1,500 to $3,000; employer covers $9,000 - $14,000 of your premium per year
Salary: Competitive. Bonus potential: $10,000 - $20,000 per year.
Get $1,000 toward childcare and $200 per month for student loans.
Our members saved between $300 and $1,500 per year on energy.
Must be able to lift 50 lbs; a $25 application fee is waived.
Manage a P&L of $10M-$50M and lead a team of 30.
The district receives $4,500 - $6,000 per pupil in state aid.
Generous benefits: $10,000 fertility, $5,000 adoption, 16 weeks of leave.
Average contract values range from $25,000 to $75,000.
The scholarship program has distributed $2,500 to $5,000 awards to 1,200 students.
Unlimited commission: top reps closed over $500,000 last year.
Cell phone reimbursement of $50/month and a laptop
Our students graduate with an average of $28,000 less debt.
Retention bonus: $2,000 after one year, $3,000 after two
Coaches receive a stipend between $2,500 and $4,000 per season.
Pays $500 per 3-credit course taught and $25 per student
Responsible for accounts with annual spend of $100,000 - $1,000,000.
You'd report to the CFO of our $300 million endowment.
Salary will be determined by the collective bargaining agreement. Phone 406-555-1234, box 59801.
Professional development funds: $1,500-$2,000/yr; pet insurance; $30k life cover
Earn a $2,500 completion bonus and college tuition up to $10,000 per year.
We've distributed $3M in grants, ranging from $10,000 to $60,000, to local schools.
Includes 401(k) match up to $6,000 annually and a $1,200 wellness allowance.
Responsible for managing inventory worth $75,000 - $150,000.
Insurance coverage of $25,000 and EAP. Employees pay $35 - $90 per month for medical plans.
Applicants must submit a $50 background check fee. Salary discussed at interview.
Help families with incomes under $75,000 pay for college.
Our average customer spends $20,000 to $40,000 per year on supplies.
$1,500 stipend per semester for residence assistants
The tuition for the program is $12,500 per year.
`

describe('sums that are not pay', () => {
  test.each(linesOf(NO_PAY))('%s', (text) => expect(readSalary(text)).toBeNull())
})
