import { describe, expect, test } from 'vitest'
import { casesOf, factsOf, says } from './read-sentence.ts'

const SENTENCES = casesOf([
  [
    'required',
    `
    Candidates must have one of the following licenses: LCSW, LPC or LMFT.
    Requirements¶FINRA Series 7 and 66 licenses required
    Qualifications¶Active Series 6, 63 and Life & Health licenses
    Must be a licensed Registered Nurse in the state of Florida with no restrictions.
    Qualifications¶Current, unencumbered RN license
    Requirements¶Active NMLS license in at least one state
    You must hold an active P&C insurance license or be willing to get one within 60 days.
    Candidates must be admitted to practice law in at least one U.S. jurisdiction.
    Qualifications¶J.D. and active membership in good standing with a state bar
    Requirements¶Licensed Professional Engineer (PE) in Texas
    Qualifications¶Active CPA
    Requirements¶Licensed Clinical Social Worker (LCSW) in New Jersey
    Must possess a valid Illinois Professional Educator License (PEL) with an LBS1 endorsement.
    Qualifications¶Valid state teaching certificate
    Applicants must hold or be eligible for a Pupil Personnel Services credential.
    Requirements¶Texas SBEC certification in Mathematics 7-12
    Qualifications¶Fully licensed as a psychologist (PhD or PsyD)
    Must be independently licensed (LPC, LMFT or LCSW) in Colorado.
    Requirements¶LMHC or LMFT licensure in the state of Washington
    Qualifications¶Certificate of Clinical Competence (CCC-SLP) from ASHA
    Requirements¶BCBA certification in good standing
    Must have a valid real estate license in the state where you work.
    Qualifications¶Registered Dietitian (RD) credential through CDR
    Requirements¶Licensed as an Occupational Therapist by the state board
    Physical Therapy license in Ohio required.
    Requirements¶Valid Nevada pharmacist license
    Qualifications¶Board certified or board eligible in Family Medicine
    Requirements¶Certified Pharmacy Technician (CPhT) license
    Must be a licensed master electrician.
    Qualifications¶Active state nursing license; compact license accepted
    Requirements¶Adjuster license in your home state
    Must be licensed to sell life and health insurance.
    Requirements¶DVM degree and state veterinary license
    A current nurse practitioner license (FNP or PMHNP) is required.
    Qualifications¶Licensed Architect with 10 years of practice
    Valid New York State certification in Spanish, Adolescence Education, grades 7-12.
    Florida bar required
    California SLP license
    Licensed in Colorado as an LPC or LMFT
    In order to join our team, you must have an active real estate license.
    Qualifications¶MLT or MT
    Requirements¶RRT credential and state respiratory care license
    Qualifications¶Registered Vascular Technologist (RVT) required
    Requirements¶Certified Surgical Technologist (CST) through NBSTSA
    Requirements¶Certified Occupational Therapy Assistant (COTA)
    Requirements¶NCCPA certified physician assistant
    Requirements¶Current registration with the state board of pharmacy as a pharmacy technician
    Applicants must be registered with AHPRA as a physiotherapist.
    Requirements¶Series 7, 63 or 65
    Requirements¶SIE, Series 6 and 63 within 120 days of hire
    You will obtain your Series 7 and 66 within six months of hire.
    Requirements¶P.E. registration required
    Requirements¶Engineer-in-Training certification with the ability to obtain a PE within 4 years
    Requirements¶Admission to practice law in the District of Columbia
    Physicians must be BC/BE in internal medicine.
    Must be a Registered Nurse.
    Requirements¶Registered Nurse (RN), BSN preferred
    Requirements¶Graduate of an accredited nursing program with current licensure as a Registered Nurse
    Our client is looking for a licensed insurance agent in Dallas.
    We are hiring board certified psychiatrists licensed in New York.
    Must be licensed or eligible for licensure in Maryland.
    Requirements¶Substitute teacher permit
    Professional Engineer (PE) registration in Washington State required.
    Requirements¶State water treatment operator certification, Grade II
    You talk to customers. Requirements: RN license in the state of Ohio
    Responsibilities¶Talk with customers QUALIFICATIONS:RN license required
    Requirements¶Registration as a Professional Engineer in Nevada
    Requirements¶Boiler operator license
    Requirements¶Licensed realtor
    Duties¶Idaho licensure (pharmacy technician)
    Requirements¶Commercial pilot certificate
    Requirements¶CADC certification
    Qualifications¶BSN, RN
    Requirements¶Licensed by the state board of nursing
    You are a licensed psychologist.
    Qualifications¶CPAA record of leading teams through audits and of closing the books of a group of many companies each month and each quarter
    `,
  ],
  [
    'preferred',
    `
    Candidates must have one of the following: a current Ohio teaching license, an associate degree in education, or 3 years of experience.
    You need one of these: a bachelor's degree in education, a valid state teaching certificate, or 60 college credits.
    Requirements¶Licensed Clinical Social Worker (LCSW) in NYS preferred
    Requirements¶Licensure preferred but not required
    Preferred Qualifications¶Series 65 license
    CPA preferred but not necessary
    Qualifications¶RN license a plus
    A teaching certificate is desirable.
    Professional Engineer (PE) license is a plus.
    Nice to have¶Insurance license
    Texas teaching license or similar preferred
    Bar admission in New York is preferred.
    You close processes on time and hold a degree in accounting (CPA is a plus) and ensure good records.
    FINRA Series 63 and 79 strongly preferred
    Preferred¶Series 7/66
    Requirements¶Journeyman electrician license or equivalent experience required
    Certifications such as CIA, CFE, CPA or similar are a plus
    RN or LPN preferred but not required.
    CPA or progress toward CPA preferred
    Requirements¶P.E. preferred
    Qualifications¶OSHA training, confined space certification, and herbicide applicator certification are strongly desired
    `,
  ],
  [
    'none_stated',
    `
    Requirements¶Certified HT (ASCP)
    HT (ASCP) certification is required.
    Requirements¶Ability to facilitate a training series 3 days each month required
    Must love our Series 3 curriculum.
    Sell Series 7 exam prep courses to advisors.
    FINRA licensed advisors are our users.
    Companies must be registered with the state board of education.
    Must be a member of the team running our juice bars.
    Ensure that all teachers hold a valid state teaching license.
    Our school is registered with the Board of Regents and must maintain its registration.
    Requirements¶Valid driver's license and clean driving record
    Qualifications¶AWS Certified Solutions Architect certification
    You will work with licensed therapists and certified teachers every day.
    We are a fully licensed and insured roofing company.
    Qualifications¶PMP or Six Sigma certification
    Manage software licenses and renewals for all offices.
    We pay for your insurance license and training.
    Ensure all nurses keep their licenses current.
    Our products are sold to licensed contractors across the country.
    Requirements¶CPR and First Aid certification
    Requirements¶Valid Class A CDL license
    Help teachers prepare for their certification exams.
    Requirements¶Graduate of an ARRT approved program
    Requirements¶Experience with Relational Database Management Systems (RDMS), SQL
    Requirements¶Present results to CPA and clients
    Requirements¶Experience with insurance licensing
    Requirements¶Knowledge of licensing requirements for nurses
    Requirements¶Experience with ARRT rules engines
    Requirements¶Oracle ASCP experience required
    Requirements¶Optimize KPIs such as CPA, ROAS and CTR
    Requirements¶Experience with CPA firms
    Requirements¶Coordinate with our outside CPA on tax filings
    Requirements¶PE experience preferred
    Requirements¶PE, VC or investment banking background
    Requirements¶CST or MT time zones
    Requirements¶Review nurse credentials and license status
    Requirements¶Maintain current licenses for all software
    Our board-certified dermatologists see patients every day.
    Requirements¶Experience with Series A fundraising
    3 years of experience with Xilinx 7 series FPGAs
    Requirements¶Kubernetes Administrator certification
    Requirements¶MS Office license administration
    Requirements¶Own car, valid Texas license
    Requirements¶Required licenses, certifications
    We require our certified colleagues, such as RN and CPA, to stay licensed in their field.
    Requirements¶Food handler license
    Requirements¶Professional payroll certification
    Requirements¶Valid license, insurance and reliable transportation
    We are seeking a dedicated Registered Nurse to join our team.
    `,
  ],
])

describe('which licence is asked for', () => {
  test.each(SENTENCES)('%s: %s', (text, need) => says(factsOf(text).licence.need, need))
})

describe('which state and subject go with it', () => {
  test.each([
    ['Must be an active member of the State Bar of California', ['CA'], null],
    ['Licensed Home Inspector in TexasMust own tools', ['TX'], null],
    ['Professional qualification (CPA, ACCA, CA) required', null, null],
    [
      'State teaching license in English Language Arts, grades 6-12 required',
      null,
      'English Language Arts, grades 6-12',
    ],
    ['Ohio Teacher Certification in B-2', ['OH'], 'B-2'],
    ['Valid Ohio principal license (PK-6)', ['OH'], 'PK-6'],
    ['Indiana teaching license (Secondary Science)', ['IN'], 'Secondary Science'],
    ['Virginia license with an endorsement in Library Media PreK-12', ['VA'], 'Library Media PreK-12'],
    [
      'Certified, or on the path to certification, in Special Education (K-6) in New Jersey',
      ['NJ'],
      'Special Education (K-6)',
    ],
    ['Texas teaching certificate with ESL endorsement', ['TX'], 'ESL'],
    ['Either a special education teaching certificate or BCBA certification', null, 'special education'],
    ['California Education Specialist credential', ['CA'], null],
    ['Valid Texas teaching certificate in Mathematics (7-12)', ['TX'], 'Mathematics (7-12)'],
    ['Maine educator license in English as a Second Language', ['ME'], 'English as a Second Language'],
    [
      'Ohio teaching certificate with an endorsement in Biology and experience in education',
      ['OH'],
      'Biology',
    ],
    [
      'Spanish and Ohio teaching certification in Spanish, Adolescence Education, grades 7-12',
      ['OH'],
      'Spanish, Adolescence Education, grades 7-12',
    ],
    ['Licensed as a counselor in any state; you do not have to be licensed in New York.', 'any state', null],
    ['CERTIFICATES, OR REGISTRATIONS: Utah nursing license', ['UT'], null],
  ])('%s', (text, states, subject) =>
    expect(factsOf(`Requirements\n${text}`).licence).toMatchObject({ need: 'required', states, subject }),
  )
})

test.each([
  ['Illinois Educator License with an endorsement as Speech-Language Pathologist', 'SLP'],
  ['New York State certification as School Building Leader (SBL)', 'administrator'],
  ['Colorado Special Services License', 'other'],
  ['NYS certification as a School Social Worker required; LMSW a plus', 'social work'],
  ['Illinois Professional Educator License with General Administrative endorsement', 'administrator'],
])('%s: a licence of kind %s', (text, kind) =>
  expect(factsOf(`Requirements\n${text}`).licence).toMatchObject({ need: 'required', kind }),
)
