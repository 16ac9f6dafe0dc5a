import { readSalary } from '@lilypad/curation'
import { expect, test } from 'vitest'

/** Forms of sums, units and labels: lower end, upper end, interval, currency, or `none`; ⏎ is a line break. */
const FORMS = `
$ 58, 000 - $ 73, 500 per year => 58000 73500 year USD
£28-34,000 per annum => 28000 34000 year GBP
Salary: 115k$-$135k => 115000 135000 year USD
$92,000- $78,000 => 78000 92000 year USD
Salary: ₹6-9 LPA => 600000 900000 year INR
Salary: INR 14L - 19L per annum => 1400000 1900000 year INR
Salary: 21,000 - 27,000 PLN net + VAT / month => 21000 27000 month PLN
CTC: 11-14 LPA => 1100000 1400000 year -
Internship with lunch, Rs. 30,000 per month => 30000 30000 month INR
Stundenlohn und Vergütung: 19,20 € pro Stunde => 19.2 19.2 hour EUR
Gehalt ab 2.900€ brutto pro Monat => 2900 - month EUR
Salário: R$ 7.500,00 por mês => 7500 7500 month BRL
Salary 41 000 kr/month => 41000 41000 month -
Salary c. £33,000 + pension => 33000 33000 year GBP
Salary not to exceed $84,000 => - 84000 year USD
$1,350 USD + monthly => 1350 - month USD
Salary range$57,000 to $66,000Benefits include dental => 57000 66000 year USD
Pay$18.40/hourSchedule: evenings => 18.4 18.4 hour USD
Fresno, CA$97,000-$118,000 => 97000 118000 year USD
Calgary: CA$81,000-CA$96,000 => 81000 96000 year CAD
$23hr, weekends off => 23 23 hour USD
Compensation: 121,000-139,000 => 121000 139000 year -
Salary: 22.15 => 22.15 22.15 hour -
16.30/hr => 16.3 16.3 hour -
Min: $66,400⏎Mid: $77,900⏎Max: $89,300 => 66400 89300 year USD
Salary steps:⏎Step 1 $45,250⏎Step 2 $46,900⏎Step 3 $48,700 => 45250 48700 year USD
Junior tutors $48,000 - $55,000 + bonus and incentivesLead tutors $60,000 - $72,000 + bonus => 48000 72000 year USD
$38/hr on W2 or $44/hr on 1099 => 38 44 hour USD
6-month contract⏎$29-$33/hour => 29 33 hour USD
Discount at our shop⏎$15.60 hourly and tips => 15.6 15.6 hour USD
Our grant-funded tutors start: $20.50 per hour => 20.5 20.5 hour USD
This role starts at $63,000 and includes summers off. => 63000 - year USD
OTE: $88K ($58K base + $30K variable) => 58000 58000 year USD
Total first-year pay and total annual compensation of $85-95k, with an annual base salary of $72,000 => 72000 72000 year USD
Salary: £36,500 a year for full time, equal to £12,200 for this term of four months => 36500 36500 year GBP
Pay: $41,000.00 - $47,000.00 per hour => 41000 47000 year USD
Pay: $21.10 to $25.80 /year => 21.1 25.8 hour USD
Pay range: $31.250 - $36.500 hourly or $65,000 - $75,920 annually => 65000 75920 year USD
$480 - $640 a day⏎Data Coach⏎$60-$80/hour, six months => 60 80 hour USD
Pay rate is salary 52000.00 - 61000.00⏎Pay: $52,000.00 - $61,000.00 per year => 52000 61000 year USD
A salary range for this opening at BrightHealth is $19.10 - $24.30. => 19.1 24.3 hour USD
An internship fee of €500 gross per month => 500 500 month EUR
Full match on your 401k and $83k salary => 83000 83000 year USD
$2,900.00 biweekly, that is a salary of $75,400 annually => 75400 75400 year USD
Salary: BA Step 1 - $47,100; MA Step 10 - $64,900 => 47100 64900 year USD
Salary: as the schedule says, beginning at $48,350 => 48350 - year USD
Annual Salary Range (USD): 93,500 - 138,000 => 93500 138000 year USD
From: $54,100 To: $77,300 Annually => 54100 77300 year USD
Low: $61,200 High: $88,700 => 61200 88700 year USD
The total compensation is $91,000: $73,000 base and $18,000 variable => 73000 73000 year USD
Fellows get $3,600 per month living expenses => none
Compensation is $1,480 bi-weekly => 1480 1480 two weeks USD
Pay: $95 - $130 per session => none
$1,800 per semester for club leaders => none
Families with incomes under $52,000 a year come free. => none
If you make less than $70,000 a year, talk to us. => none
Homes priced from $310,000 to $480,000 => none
Learners from households earning $28,000 - $46,000 a year => none
The salary threshold is $43,888. => none
Our tutoring costs families $38 per hour => none
Competitive base salary and a network of 35,000+ schools => none
Pay depends on experience. Office in San Diego, CA 92115 => none
Housing is provided ($250 cost of living) for people who get paid to travel. => none
`

const rows = FORMS.trim()
  .split('\n')
  .map((line) => line.replaceAll('⏎', '\n').split(' => '))

test.each(rows)('%s: %s', (text = '', expected) => {
  const salary = readSalary(text)
  const printed =
    salary && [salary.min, salary.max, salary.interval, salary.currency].map((part) => part ?? '-').join(' ')
  expect(printed ?? 'none').toBe(expected)
})
