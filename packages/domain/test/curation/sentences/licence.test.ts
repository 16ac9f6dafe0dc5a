import { describe, test } from 'vitest'
import { casesOf, factsOf, says } from './read-sentence.ts'

const SENTENCES = casesOf([
  [
    'required',
    `
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
    `,
  ],
  [
    'preferred',
    `
    Preferred Qualifications¶Series 65 license
    CPA preferred but not necessary
    Qualifications¶RN license a plus
    A teaching certificate is desirable.
    Professional Engineer (PE) license is a plus.
    Nice to have¶Insurance license
    Texas teaching license or similar preferred
    Bar admission in New York is preferred.
    `,
  ],
  [
    'none_stated',
    `
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
    `,
  ],
])

describe('which licence is asked for', () => {
  test.each(SENTENCES)('%s: %s', (text, need) => says(factsOf(text).licence.need, need))
})
