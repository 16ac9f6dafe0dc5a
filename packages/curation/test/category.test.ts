import { readCategory } from '@lilypad/curation'
import type { CATEGORIES } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'

function categoryOf(spelled: string) {
  const [title = '', company = 'Brightboard'] = spelled.split(' @ ')
  return readCategory({ title, company }).category
}
const table = (rule: string, category: (typeof CATEGORIES)[number], titles: string) =>
  test.each(titles.split('|'))(`${rule}, ${category}: %s`, (title) =>
    expect(categoryOf(title)).toBe(category),
  )

// holds Decisions §7: Categories
describe('the function of the head noun decides, not the employer and not the department', () => {
  const rule = 'the head noun'
  table(
    rule,
    'Data Analysis/Research',
    'Marketing Analyst|Data Analyst, Sales Team|Psychometrician|Policy Analyst',
  )
  table(
    rule,
    'Finance',
    'Finance Analyst|Senior Analyst, Finance|Grants Accountant|Accounts Payable Specialist',
  )
  table(
    rule,
    'Human Resources/People',
    'Teacher Recruiter|Payroll Specialist @ Oak Public Schools|Director of Human Resources',
  )
  table(
    rule,
    'Technical',
    'VP of Engineering|Data Engineer, Marketing|IT Support Specialist|Security Analyst',
  )
  table(
    rule,
    'Sales',
    'K-12 Account Executive|Director of Partnerships|Sales Engineer|Sales Development Representative',
  )
  table(
    rule,
    'Marketing',
    'Product Marketing Manager|Graphic Designer|Copywriter|Content Marketing Specialist',
  )
  table(
    rule,
    'Communications',
    'Technical Writer|Social Media Manager|Press Secretary|Communications Lead, Platform',
  )
  table(rule, 'Product Development', 'Product Owner|VP of Product|Product Operations Manager')
  table(rule, 'UX/UI', 'Senior Product Designer|UX Researcher|Head of Product Design')
  table(
    rule,
    'Operations',
    'Executive Assistant to the CEO|Facilities Manager|Procurement Specialist|Event Coordinator',
  )
  table(
    rule,
    'Program or Project Management',
    'Program Manager, Customer Success|Scrum Master|Program Coordinator @ Hill College',
  )
  table(rule, 'Customer Success', 'Implementation Specialist|Technical Account Manager|Onboarding Specialist')
  table(rule, 'Customer Support', 'Help Desk Analyst|Support Engineer II|Customer Service Representative')
  table(
    rule,
    'Learning & Development',
    'Corporate Trainer|Sales Enablement Manager|Customer Education Manager',
  )
  table(
    rule,
    'Instructional Design',
    'Instructional Technologist|E-Learning Developer|Learning Experience Designer',
  )
  table(
    rule,
    'Curriculum',
    'Curriculum Developer & Instructor|Math Curriculum Specialist|Assessment Item Writer',
  )
  table(rule, 'Educational Consultant', 'Literacy Consultant|Math Coach|Professional Learning Specialist')
  table(
    rule,
    'Fundraising & Development',
    'Development Officer|Grant Writer|Director of Alumni Relations|Assistant Director, Development',
  )
  table(rule, 'Other', 'General Counsel|Electrician|Talent Pool|Retail Store Manager|Mental Health Counselor')
})

describe('school-based jobs of every kind are K12', () => {
  const rule = 'school-based'
  table(
    rule,
    'K12 Education',
    '3rd Grade Teacher|Media Director/Computer Science Teacher|Assistant Principal|School Nurse',
  )
  table(
    rule,
    'K12 Education',
    'Custodian @ Oak Public Schools|Bus Driver @ Oak Unified School District|Head Cook @ Elm Elementary',
  )
  table(
    rule,
    'K12 Education',
    'Instructional Coach @ Oak Public Schools|Football Assistant Coach @ Oak Public Schools',
  )
})

describe('at a college: teaching, advising, admissions, registrar, financial aid, student life, librarians', () => {
  const rule = 'at a college'
  table(
    rule,
    'Higher Ed',
    'Adjunct Instructor, Nursing|Assistant Director of Financial Aid|Associate Registrar|Student Recruiter',
  )
  table(
    rule,
    'Higher Ed',
    'Success Coach @ Hill College|Librarian @ Hill College|Accounting Instructors @ State University',
  )
  table(rule, 'Finance', 'Controller @ Hill College')
})

describe('chief officers, superintendent, provost, a bare vice president are Executive; VP or head of a function is it', () => {
  const rule = 'executive'
  table(
    rule,
    'Executive',
    'Chief Learning Officer|Superintendent|Interim Provost|Vice President|General Manager|Chief of Staff',
  )
  table(rule, 'Marketing', 'VP Marketing')
  table(rule, 'Sales', 'Head of Sales')
})

test('who recruits students works for a college, who recruits staff for its people', () => {
  expect(categoryOf('Student Recruiter @ Hill College')).toBe('Higher Ed')
  expect(categoryOf('Recruiter @ Brightboard')).toBe('Human Resources/People')
})

test('an instructor teaches pupils, students or customers, as the employer has it', () => {
  expect(categoryOf('Spanish Instructor @ Oak Public Schools')).toBe('K12 Education')
  expect(categoryOf('Spanish Instructor @ Hill College')).toBe('Higher Ed')
  expect(categoryOf('Product Instructor @ Brightboard')).toBe('Learning & Development')
})

test('a shop’s Educator is Sales', () => {
  expect(categoryOf('Educator | Harbor Mall')).toBe('Sales')
})

test('the department speaks where the title says nothing, then the employer', () => {
  expect(readCategory({ title: 'Specialist', department: 'Customer Success' }).category).toBe(
    'Customer Success',
  )
  expect(readCategory({ title: 'Specialist III', company: 'Hill College' }).category).toBe('Higher Ed')
  expect(readCategory({ title: 'Specialist' }).category).toBe('Other')
})

test('the reason names the words that decided', () => {
  expect(readCategory({ title: 'Senior Copywriter' }).reason).toMatch(/^like titles with .*‘writer’/)
})
