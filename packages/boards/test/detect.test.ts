import { describe, expect, test } from 'vitest'
import { detectBoard } from '../src/index.ts'

const found = (system: string, tenant: string) => ({ ok: true, system, tenant })

// holds Decisions §7: A board's identity is system and tenant
describe("a board's identity is its system and tenant, never the spelling of its address", () => {
  test.each([
    ['  https://boards.greenhouse.io/Acme/  ', 'greenhouse', 'acme'],
    ['http://job-boards.greenhouse.io/acme?gh_src=1#jobs', 'greenhouse', 'acme'],
    ['https://boards.greenhouse.io/embed/job_board/js?for=acme', 'greenhouse', 'acme'],
    ['https://job-boards.eu.greenhouse.io/acme', 'greenhouse', 'eu:acme'],
    ['https://boards.eu.greenhouse.io/acme/jobs/1', 'greenhouse', 'eu:acme'],
    ['https://boards-api.eu.greenhouse.io/v1/boards/acme/jobs', 'greenhouse', 'eu:acme'],
    ['jobs.eu.lever.co/Acme', 'lever', 'eu:Acme'],
    ['https://api.eu.lever.co/v0/postings/Acme?mode=json', 'lever', 'eu:Acme'],
    ['https://jobs.ashbyhq.com/HighlightTA', 'ashby', 'HighlightTA'],
    ['https://apply.workable.com/acme/#jobs', 'workable', 'acme'],
    ['https://apply.workable.com/api/v3/accounts/acme/jobs', 'workable', 'acme'],
    ['acme.workable.com', 'workable', 'acme'],
    ['HTTPS://ACME.RECRUITEE.COM/l/en/', 'recruitee', 'acme'],
    ['https://careers.smartrecruiters.com/Acme1?search=x', 'smartrecruiters', 'Acme1'],
    ['acme.bamboohr.com/jobs/', 'bamboohr', 'acme'],
    ['https://ats.rippling.com/fr/acme-schools/jobs', 'rippling', 'acme-schools'],
    ['https://ats.rippling.com/uk/jobs', 'rippling', 'uk'],
    ['https://acme.applytojob.com/apply/jobs/details/Ab1cD2eF3g', 'jazzhr', 'acme'],
    ['https://acme.wd12.myworkdayjobs.com/fr-CA/Jobs', 'workday', 'acme.wd12/Jobs'],
    ['https://acme.wd1.myworkdayjobs.com/au', 'workday', 'acme.wd1/au'],
    ['https://acme.wd1.myworkdayjobs.com/au/job/Here/Tutor_1', 'workday', 'acme.wd1/au'],
    ['https://acme.wd501.myworkdayjobs.com/wday/cxs/acme/ext/jobs', 'workday', 'acme.wd501/ext'],
    ['https://wd5.myworkdaysite.com/en-US/recruiting/acme/Careers', 'workday', 'wd5/acme/Careers'],
    ['https://wd5.myworkdaysite.com/wday/cxs/acme/Careers/jobs', 'workday', 'wd5/acme/Careers'],
    ['HTTP://Acme.Breezy.HR/p/1-tutor', 'breezy', 'acme'],
    ['https://acme.teamtailor.com/jobs/7-tutor', 'teamtailor', 'acme'],
    ['https://acme.na.teamtailor.com/jobs', 'teamtailor', 'acme.na'],
    ['acme.jobs.personio.de/job/1?display=en', 'personio', 'acme'],
    ['https://acme.pinpointhq.com/en/postings/1', 'pinpoint', 'acme'],
    ['https://jobs.jobvite.com/careers/acme/job/oAbc', 'jobvite', 'acme'],
    ['https://staff-acme.icims.com/jobs/7/tutor/job', 'icims', 'staff-acme'],
    ['https://acme.applicantpro.com/jobs/7.html', 'isolved', 'acme.applicantpro.com'],
    ['https://www.schoolspring.com/jobs/?keyword=Remote', 'schoolspring', 'keyword=remote'],
    ['https://www.applitrack.com/acme/onlineapp/default.aspx?Category=Virtual', 'applitrack', 'acme/Virtual'],
    ['https://jobs.acme.example/postings/search', 'peopleadmin', 'jobs.acme.example'],
    ['https://www.schooljobs.com/careers/Acme/jobs/7/tutor', 'neogov', 'acme'],
    ['https://www.governmentjobs.com/careers/home/index?agency=acme', 'neogov', 'acme'],
    ['https://acme.attract.neoed.com/p/careers', 'neogov', 'acme.attract.neoed.com'],
    ['https://www.comeet.com/jobs/acme/f6.003/tutor/18.767', 'comeet', 'acme/F6.003'],
    ['https://www.acme.example/careers/#open', 'web-page', 'https://www.acme.example/careers'],
    ['acme.example', 'web-page', 'https://acme.example'],
    ['http://acme.example:8080/jobs?page=2&utm_medium=x', 'web-page', 'http://acme.example:8080/jobs?page=2'],
    ['https://acme.example/careers?gh_jid=12', 'web-page', 'https://acme.example/careers?gh_jid=12'],
    ['https://greenhouse.io.example/acme', 'web-page', 'https://greenhouse.io.example/acme'],
  ])('%s', (address, system, tenant) => {
    expect(detectBoard(address)).toEqual(found(system, tenant))
  })
})

describe('a wrong address is a clear message', () => {
  test.each([
    '',
    'careers',
    'not an address',
    'ftp://acme.example',
    'javascript:alert(1)',
    'mailto:jobs@acme.example',
    'https://user:secret@acme.example',
  ])('%s', (address) => {
    expect(detectBoard(address)).toEqual({
      ok: false,
      problem: 'Enter the web address of a careers page, such as https://jobs.lever.co/company.',
    })
  })

  test.each([
    ['https://www.greenhouse.io/', 'Greenhouse', 'https://job-boards.greenhouse.io/company'],
    [
      'https://boards.greenhouse.io/embed/job_board',
      'Greenhouse',
      'https://job-boards.greenhouse.io/company',
    ],
    ['https://jobs.lever.co', 'Lever', 'https://jobs.lever.co/company'],
    ['https://app.ashbyhq.com/jobs', 'Ashby', 'https://jobs.ashbyhq.com/company'],
    ['https://apply.workable.com/j/A1B2C3D4E5', 'Workable', 'https://apply.workable.com/company/'],
    ['https://jobs.smartrecruiters.com/', 'SmartRecruiters', 'https://careers.smartrecruiters.com/company'],
    ['https://www.bamboohr.com/signup/', 'BambooHR', 'https://company.bamboohr.com/careers'],
    ['https://www.rippling.com/recruiting', 'Rippling', 'https://ats.rippling.com/company/jobs'],
    ['https://acme.myworkdayjobs.com/Jobs', 'Workday', 'https://company.wd5.myworkdayjobs.com/Careers'],
    ['https://wd5.myworkdaysite.com/', 'Workday', 'https://company.wd5.myworkdayjobs.com/Careers'],
    ['https://app.applytojob.com', 'JazzHR', 'https://company.applytojob.com/apply'],
    ['https://app.breezy.hr/signin', 'Breezy', 'https://company.breezy.hr/'],
    ['https://www.teamtailor.com', 'Teamtailor', 'https://company.teamtailor.com/jobs'],
    ['https://www.personio.com/', 'Personio', 'https://company.jobs.personio.de/'],
    ['https://www.pinpointhq.com/', 'Pinpoint', 'https://company.pinpointhq.com/'],
    ['https://jobs.jobvite.com/careers/', 'Jobvite', 'https://jobs.jobvite.com/company/jobs'],
    ['https://www.icims.com/', 'iCIMS', 'https://company.icims.com/jobs'],
    [
      'https://recruiting.paylocity.com/Recruiting/Jobs/Details/41',
      'Paylocity',
      'https://recruiting.paylocity.com/recruiting/jobs/All/board',
    ],
    ['https://www.comeet.com/jobs', 'Comeet', 'https://www.comeet.com/jobs/company/1A.00B'],
    ['https://recruiting.ultipro.com/ACME', 'UKG', 'https://recruiting.ultipro.com/COMPANY/JobBoard/board'],
    [
      'https://www.governmentjobs.com/careers/home',
      'NEOGOV',
      'https://www.governmentjobs.com/careers/agency',
    ],
    ['https://recruitee.com/pricing', 'Recruitee', 'https://company.recruitee.com/'],
  ])('%s names no company', (address, label, example) => {
    expect(detectBoard(address)).toEqual({
      ok: false,
      problem: `This address names no company's board at ${label}. Paste the company's own page there, such as ${example}.`,
    })
  })
})
