import { readCategory } from '@lilypad/curation'
import type { Category } from '@lilypad/domain'
import { expect, test } from 'vitest'

/** Titles by their category; the employer follows ' @ '. */
const TITLES: Readonly<Record<Category, string>> = {
  'K12 Education': `Kindergarten Teacher|2nd Grade Teacher @ KIPP Texas|Special Education Case Manager
    |School Bus Driver @ Mapleton Public Schools|Paraeducator - Life Skills
    |High School Chemistry Teacher|ESL Teacher|Cafeteria Cook @ Provo City School District
    |Elementary School Principal|Dean of Students @ Uplift Elementary|Substitute Teacher
    |School Psychologist|Long-Term Sub - Math|Speech Language Pathologist @ Round Rock ISD
    |Campus Monitor @ San Lorenzo Unified School District|Head Custodian @ Wausau School District
    |Varsity Girls Volleyball Coach @ Oak Hills High School|Preschool Assistant
    |Reading Interventionist|Gifted and Talented Coordinator|School Counselor - Middle School
    |Director of Special Education @ Yelm Community Schools
    |Attendance Secretary @ Fremont Middle School|Department Chair, Mathematics @ Harbor Day School
    |Instructional Aide II|Online Math Tutor|Band Director|Music Teacher (0.6 FTE)|School Librarian
    |Assistant Principal of Instruction|Middle School ELA Teacher, 2026-27
    |Occupational Therapist @ Denver Public Schools|Virtual Teacher - Spanish
    |Director of Student Services @ Medford School District
    |Bilingual Family Liaison @ Salem-Keizer Public Schools
    |Education Support Professional @ Anoka-Hennepin Schools|Noon Duty Supervisor @ Clovis Unified
    |Homebound Instructor @ Knox County Schools|Registrar @ Lincoln High School
    |Nurse @ Boulder Valley School District|Deaf and Hard of Hearing Teacher
    |Academic Dean @ Success Charter Network|6th Grade Science Teacher @ Aspire Public Schools
    |Behavior Interventionist @ Compton Unified|Montessori Guide - Lower Elementary
    |Instructional Assistant - Moderate/Severe|Art Teacher|Physical Education Teacher K-8
    |Athletic Trainer @ Central High School|School Social Worker
    |Lunchroom Monitor @ Naperville Community Unit School District|Early Childhood Special Educator
    |Technology Teacher|Teacher of the Visually Impaired
    |CTE Instructor - Culinary Arts @ Elk Grove Unified School District
    |Dean of Instruction @ Rocketship Public Schools|Principal, Riverside Middle School
    |Child Nutrition Assistant @ Edmond Public Schools|Crossing Guard
    |Speech Therapist @ Wichita Public Schools|Head Start Teacher|Math Interventionist
    |Preschool Director|School Bus Aide|Special Ed Para|Special Education Teacher
    |Cafeteria Worker @ Mesa Public Schools|High School Principal|Behavior Technician @ Katy ISD
    |Elementary Music Teacher|Bus Monitor|Literacy Interventionist`,
  'Higher Ed': `Assistant Professor of Biology|Adjunct Instructor, Accounting @ Ivy Tech Community College
    |Academic Advisor II @ Florida State University|Director of Residence Life @ Denison University
    |Admissions Counselor|Financial Aid Officer|Reference Librarian @ Oberlin College
    |Dean, School of Business|Registrar's Office Specialist|Enrollment Coach
    |Postdoctoral Fellow in Chemistry|Lecturer in Philosophy|Student Recruitment Coordinator
    |International Student Advisor|Veterans Services Coordinator @ Cuyahoga Community College
    |Career Coach @ University of Denver|Writing Center Director @ Knox College
    |Transfer Credit Evaluator|Student Conduct Officer @ Boise State University|Hall Director
    |Chair, Department of Nursing|Study Abroad Advisor|Director of Student Success @ Trine University
    |Clinical Assistant Professor|Disability Services Coordinator @ Reed College
    |Testing Center Proctor @ Hill College|First-Year Experience Coordinator
    |Assistant Dean for Academic Affairs|Student Success Navigator @ Tarrant County College
    |Tutoring Center Coordinator @ Austin Community College|Upward Bound Advisor
    |Faculty, Welding @ Lake Area Technical College|Visiting Lecturer, Art History
    |Graduate Teaching Assistant @ Rutgers University|Online Faculty - Public Health
    |Enrollment Counselor @ Grand Canyon University|Associate Vice Provost for Student Affairs
    |Professor of Practice, Data Science|Director of Undergraduate Admissions @ Wofford College
    |Student Services Specialist @ Pima Community College|Academic Success Coach
    |Associate Director, Career Services @ Smith College|Residence Hall Director
    |Clinical Instructor, Nursing|Assistant Registrar|Community College Counselor
    |Coordinator of Tutoring Services @ Delta College|Dean of Enrollment Management
    |Instructor of Mathematics (Tenure-Track)|Advising Specialist @ Temple University
    |Student Affairs Officer|University Librarian|Financial Aid Counselor II
    |Testing Coordinator @ Laredo College|Course Facilitator, Online MBA|Associate Dean of Students
    |Program Advisor, Honors College|Enrollment Specialist|Assistant Professor of Economics
    |Student Life Coordinator @ Berea College|Library Technician @ Lane Community College`,
  'Educational Consultant': `Education Consultant - Math|Literacy Coach|Professional Learning Consultant
    |Implementation Coach, K-8|Professional Development Specialist - Science of Reading
    |School Improvement Consultant|Regional Instructional Coach|STEM Education Consultant
    |Early Childhood Consultant|Academic Consultant|Teaching & Learning Consultant
    |District Partnership Coach|Literacy Specialist Consultant|Math Implementation Coach
    |Educational Consultant (Contract)|Professional Learning Manager|Instructional Coach
    |Science Professional Learning Specialist|Senior Education Consultant|Instructional Coach (Remote)
    |Professional Development Consultant`,
  'Customer Success': `Customer Success Specialist|Director of Customer Success|Client Success Manager, K-12
    |Implementation Consultant|Onboarding Specialist|Customer Experience Manager
    |Senior Technical Account Manager|VP, Customer Success|Partner Success Manager
    |School Success Manager|Client Services Manager|Customer Onboarding Manager
    |Customer Success Operations Analyst|Customer Adoption Specialist|Member Success Manager
    |Customer Success Lead|Implementation Analyst|Client Relationship Manager
    |Customer Engagement Manager|Enterprise Customer Success Manager - DACH
    |Client Partner Success Associate|Head of Onboarding|Customer Success Engineer
    |Manager, Client Implementation|Account Success Manager|Senior Customer Success Manager
    |Customer Implementation Specialist|Client Onboarding Associate
    |Manager, Technical Account Management`,
  'Customer Support': `Customer Service Representative|Technical Support Specialist|Help Desk Technician
    |Customer Care Associate|Support Team Lead|Product Support Specialist|Call Center Agent
    |Tier 2 Support Engineer|Customer Support Manager|Bilingual Customer Service Agent (Spanish)
    |Service Desk Analyst|Chat Support Representative|Client Support Associate
    |Contact Center Supervisor|Customer Advocate|Patient Services Representative
    |Head of Customer Support|Member Support Associate|Technical Support Representative
    |Guest Services Agent|Support Operations Manager|Product Support Analyst|Customer Service Lead
    |Service Desk Technician|Reservations Agent|Escalations Specialist|Email Support Agent
    |Customer Support Associate|Technical Support Analyst|Customer Service Supervisor
    |Member Services Agent`,
  'Learning & Development': `Corporate Trainer|Training and Development Specialist|Director of Learning & Development
    |Sales Enablement Specialist|Training Coordinator|Customer Education Specialist
    |Leadership Development Manager|Safety Trainer|Technical Training Instructor
    |Organizational Development Consultant|Talent Development Partner|Clinical Educator
    |Learning Facilitator|Software Trainer|Workforce Development Specialist|Driver Trainer
    |Head of Enablement|Employee Training Specialist|Partner Training Manager
    |Learning and Development Manager|Manager, Sales Training|Instructor, Leadership Programs
    |Training Specialist II|Facilitator, Corporate Workshops|Director of Training
    |Education and Training Manager|Call Center Trainer|Product Education Lead|Field Trainer
    |Clinical Training Specialist|Organizational Effectiveness Consultant
    |Learning & Development Specialist|Training Manager, Retail|Sales Enablement Lead
    |Employee Development Coordinator`,
  Curriculum: `Curriculum Writer - ELA|Senior Curriculum Designer|Math Content Developer|Assessment Item Writer
    |Director of Curriculum and Instruction @ Bend-La Pine Schools|Item Writer - Grade 5 Science
    |Curriculum Manager, Computer Science|Standards Alignment Specialist|Test Development Associate
    |VP of Curriculum|Science Curriculum Lead|Learning Content Specialist
    |Content Specialist, Social Studies|Assessment Developer|Subject Matter Expert - AP Physics
    |Curriculum Associate|Lead Content Author, Algebra|Curriculum & Assessment Specialist
    |Lead Curriculum Designer, Science|Director, Assessment Design|Learning Content Manager
    |Reading Content Specialist|Curriculum Developer, STEM|Assessment Writer|Director of Curriculum`,
  'Instructional Design': `Instructional Designer II|Senior Learning Experience Designer|eLearning Developer
    |Learning Designer|Instructional Technology Specialist @ Aurora Public Schools
    |Canvas LMS Administrator|Instructional Design Manager|Course Developer|Learning Technologist
    |Director of Instructional Design @ Purdue University Global|Multimedia Instructional Designer
    |Digital Learning Designer|Online Course Designer|Instructional Systems Specialist
    |Educational Technology Coordinator @ Fargo Public Schools
    |Senior Instructional Designer (Contract)|Instructional Technology Coordinator
    |eLearning Specialist|Manager, Learning Experience Design|Storyline Developer
    |Online Learning Designer @ Penn State|Instructional Designer/Trainer|Learning Systems Designer
    |Instructional Designer, Healthcare|E-Learning Specialist|Learning Technologist`,
  'Product Development': `Senior Product Manager, Assessments|Product Owner - Identity|Director of Product
    |Associate Product Manager|Product Operations Specialist|VP, Product Management
    |Technical Product Manager|Group Product Manager, Growth|Product Lead|Head of Product
    |Principal Product Manager - Platform|AI Product Manager|Product Strategy Manager
    |Product Manager, Search|Lead Product Owner|Director of Product Strategy
    |Sr. Technical Product Manager|Head of Product Operations|Product Associate
    |Product Manager - Ed Tech|Chief Product Manager|Product Manager II|Senior Product Owner
    |VP of Product`,
  'UX/UI': `UX Designer|Senior Product Designer, Mobile|UX Researcher|UI/UX Developer|User Experience Lead
    |Interaction Designer|Head of Design|Content Designer|Web Designer|Director of User Experience
    |Service Designer|Accessibility Designer|Design Systems Designer|Visual Designer
    |User Research Manager|Lead UX Designer|Senior UI Designer|User Experience Researcher
    |Staff Product Designer|UX Content Strategist|Design Lead|Senior Manager, Product Design
    |Product Designer|UX Writer|Senior UX Researcher`,
  'Data Analysis/Research': `Business Intelligence Analyst|Statistician|Research Assistant II @ Emory University|Epidemiologist
    |Survey Methodologist|Policy Research Associate|Director of Data Science
    |Assessment Data Analyst @ Clover Park School District
    |Institutional Research Analyst @ Mesa Community College|Market Research Manager
    |Quantitative Researcher|Healthcare Data Analyst|Senior Economist
    |Clinical Data Manager|Survey Analyst|Research Manager, Youth Programs|Business Analyst
    |Head of Insights|Data Steward|Bioinformatics Scientist|Labor Market Economist
    |Research Fellow, Education Policy|Senior Analyst, Strategy|Survey Researcher|Business Analyst II
    |Senior Manager, Analytics|Customer Insights Analyst|Lead Psychometrician|Climatologist
    |Research Technician|Analyst, Impact Evaluation
    |Director of Institutional Effectiveness @ Chatham University|Market Intelligence Manager
    |User Data Scientist|Senior Research Analyst|Clinical Research Associate|Data Governance Lead
    |Research Program Scientist|Senior Business Intelligence Manager`,
  Executive: `Superintendent @ Lewiston School District|Chief Financial Officer|President & CEO
    |Provost and Vice President for Academic Affairs|Chief Technology Officer|Vice President
    |General Manager|Chief Academic Officer|Deputy Superintendent @ Pasco School District
    |Chief People Officer|Executive Director @ Bay Area Literacy Council
    |Chief Operating Officer, North America|Assistant Superintendent, Teaching and Learning
    |Managing Director|Chief Diversity Officer|Chancellor|COO|Chief Product Officer|Executive Director
    |Chief Legal Officer|Deputy Superintendent of Schools|Chief Strategy Officer
    |Regional General Manager|EVP, Chief Marketing Officer|Chief of Staff to the CEO
    |Vice Chancellor for Research|Interim President @ Knox College|CEO|Superintendent of Schools
    |President|Chief Information Security Officer`,
  Finance: `Staff Accountant|Senior Financial Analyst|Accounts Receivable Clerk
    |Budget Analyst @ City of Portland|Bookkeeper|Chief Accountant
    |Director of Finance & Administration|Tax Manager|Internal Auditor|Billing Coordinator
    |Grants Accountant @ Save the Coast|Revenue Accountant|Credit Analyst|Treasury Analyst
    |FP&A Manager|Accounting Manager|Investment Analyst|Loan Processor|Procurement Accountant
    |Medicaid Billing Specialist @ Adams County School District|Cost Accountant|Underwriter
    |Corporate Controller|Director of Internal Audit|Accounts Payable Coordinator|Junior Accountant
    |Tax Preparer|Fiscal Analyst @ State of Vermont|Portfolio Accountant|Chief Financial Analyst
    |Financial Planner|Manager, Revenue Recognition|Student Accounts Specialist @ Baylor University
    |Bank Teller|Finance Manager|Senior Tax Accountant|Accounts Payable Clerk
    |Director, Budget and Planning @ Ball State University`,
  'Human Resources/People': `HR Generalist|Talent Acquisition Partner|Payroll Administrator|Benefits Analyst
    |Director, People & Culture|Recruiter, Engineering|Compensation Manager|HRIS Analyst
    |Labor Relations Specialist|Human Resources Technician @ Yuma Elementary School District
    |Diversity, Equity and Inclusion Manager|Employee Experience Manager
    |Senior People Business Partner|Technical Sourcer|Campus Recruiter|VP, Human Resources
    |Workforce Planning Analyst|Leave of Absence Specialist|Title IX Coordinator|Head of Talent
    |Talent Manager|HR Operations Specialist|Recruiting Manager, GTM|Global Mobility Specialist
    |Staffing Coordinator|VP of People|Total Rewards Director|Employee Benefits Administrator
    |Sr Recruiter, Tech|Director of Inclusion and Belonging|Volunteer Recruiter
    |Certification Specialist, Human Resources @ Gwinnett County Public Schools
    |People Operations Associate|Senior Talent Acquisition Specialist|HR Assistant
    |Director of Employee Relations|Recruiting Operations Analyst`,
  Operations: `Office Manager|Executive Assistant to the President|Facilities Coordinator|Operations Associate
    |Administrative Assistant|Logistics Coordinator|Procurement Analyst|Director of Operations
    |Event Planner|Business Operations Manager|Supply Chain Planner|Front Desk Receptionist
    |Purchasing Agent|Data Entry Clerk|Office Administrator|Vendor Manager|Inventory Specialist
    |Fulfillment Manager|Virtual Assistant|Conference Services Coordinator @ Colby College
    |Shipping and Receiving Clerk|Building Operations Manager|Business Operations Associate
    |Executive Assistant & Office Manager|Department Secretary @ University of Tulsa
    |Operations Manager, Summer Programs|Fleet Manager|Head of Operations|Records Management Clerk
    |Administrative Coordinator|Senior Executive Assistant|Operations Coordinator - Warehouse
    |Materials Manager|Director of Facilities|Property Manager|Scheduler|Business Support Specialist
    |Director, Procurement|Office Clerk|Print Shop Operator|Receptionist - Part Time
    |Travel Coordinator|Mailroom Associate|Operations Supervisor|Strategy & Operations Manager
    |Administrative Assistant II|Facilities Technician|Operations Manager|Supply Chain Coordinator
    |Executive Assistant to Founder|Events Manager`,
  Sales: `Regional Sales Director, Northeast|Enterprise Account Executive - Healthcare|Territory Manager
    |Inside Sales Representative|Channel Partner Manager|Solutions Consultant|Pre-Sales Engineer
    |Business Development Manager|Strategic Account Manager|VP of Sales, Higher Education
    |Account Manager, K-12|SDR Team Lead|Director, Strategic Partnerships|Partner Manager - EMEA
    |Insurance Sales Agent|Key Account Manager|Head of Business Development|Telemarketer
    |Real Estate Agent|Revenue Operations Manager|Medical Device Sales Specialist
    |Field Sales Consultant|Account Executive, Mid-Market (New York)
    |Senior Sales Manager - Public Sector|Growth Account Manager|Business Development Director
    |Outside Sales Rep|Director of Channel Sales|Partner Account Manager
    |Regional Vice President, Sales|Admissions Sales Representative|Wholesale Sales Representative
    |Enterprise Sales Executive|Senior Partnerships Associate|Inside Sales Account Manager
    |Business Development Associate, Schools|Sales Manager, LATAM`,
  Marketing: `SEO Specialist|Senior Brand Designer|Demand Generation Manager|Growth Marketing Lead
    |Email Marketing Coordinator|Field Marketing Specialist|Marketing Operations Manager
    |Director of Product Marketing|Video Producer|Creative Director|Event Marketing Manager
    |Art Director|Customer Marketing Manager|Brand Strategist|Influencer Marketing Associate
    |VP Marketing|Multimedia Designer|Marketing Coordinator @ Bellevue College
    |CRM Marketing Specialist|Content Strategist
    |Head of Brand|Product Marketing Lead, AI|Performance Marketing Manager|Trade Show Coordinator
    |Enrollment Marketing Manager @ Drew University|Motion Graphics Designer|Senior Copywriter
    |Consumer Insights & Marketing Director|Website Manager|ABM Manager|Marketing Associate
    |Senior Manager, Lifecycle & CRM|Graphic Design Intern|Public Programs Marketing Manager
    |Growth Lead`,
  Communications: `Public Information Officer @ Tacoma Public Schools|Director of Communications|Speechwriter
    |Internal Communications Manager|Social Media Coordinator|Technical Writer II
    |Public Affairs Specialist|News Editor|Press Officer
    |Community Engagement and Communications Manager|Proofreader|Spanish Translator
    |Corporate Communications Associate|Communications Writer|Managing Editor|Podcast Producer
    |Media Relations Manager @ Ohio University|Staff Writer|Executive Communications Manager
    |Digital Communications Specialist|Media Specialist, Press Office|Community Outreach Coordinator
    |Script Writer|Science Writer|Content Writer|Localization Manager|Communications Intern
    |Legislative Affairs Director|Communications Associate|Editorial Director
    |Web Editor @ Duke University|Media Coordinator|Director of External Affairs`,
  'Fundraising & Development': `Director of Development|Major Gifts Officer|Grant Writer|Annual Fund Manager @ Grinnell College
    |Donor Relations Coordinator|Alumni Engagement Officer @ Clark University|Development Associate
    |Grants Manager|VP, Advancement|Individual Giving Officer|Membership and Annual Giving Associate
    |Foundation Director|Philanthropy Manager|Advancement Services Coordinator @ Bates College
    |Development Database Coordinator|Campaign Director, Capital Campaign|Fundraising Events Manager
    |Senior Director of Development, West Coast|Annual Giving Officer|Grants Specialist
    |Alumni Relations Coordinator|Stewardship Coordinator|Development Manager, Events
    |Institutional Giving Manager|Advancement Associate|Director of Corporate and Foundation Relations
    |Development Director|Leadership Gifts Officer|Manager, Donor Engagement|Grants Writer`,
  'Program or Project Management': `Program Manager|Project Coordinator|Senior Project Manager - Construction|Director of Programs
    |After School Program Coordinator|PMO Lead|Technical Program Manager|Youth Program Coordinator
    |Volunteer Coordinator|Program Officer, Education|Scrum Master|Project Manager, Curriculum
    |Grant Program Manager|Agile Delivery Lead|Program Associate|Summer Camp Program Director
    |Program Specialist, Workforce Initiatives|Project Management Specialist|Head of Programs
    |Community Program Manager|Implementation Program Manager|Site Coordinator, AmeriCorps
    |Program Coordinator, Adult Literacy|Manager, Programs|Senior Technical Project Manager
    |Construction Project Manager|Program Lead, College Access|Program Management Office Director
    |Project Assistant|Senior Program Associate, Health|Global Program Manager, Partnerships
    |Grants Program Coordinator|Program Manager, Youth Services|Senior Project Manager
    |Program Assistant|Director of Program Operations`,
  Technical: `Site Reliability Engineer II|Junior Web Developer|Cloud Security Architect
    |Systems Administrator III @ Butler Community College|Network Engineer - Wireless
    |Android Developer (Kotlin)|Blockchain Developer|Mainframe Programmer|Embedded Firmware Engineer
    |QA Automation Engineer|Release Engineer|Senior MLOps Engineer|Head of Platform Engineering
    |Director of IT Infrastructure|Salesforce Administrator|Database Administrator|Chief Architect
    |Robotics Engineer|Penetration Tester|Student Information Systems Analyst @ Kent School District
    |Electrical Engineer|Embedded Engineer|GIS Developer|Prompt Engineer
    |Information Technology Project Engineer|Senior Engineering Manager, Payments
    |Staff Engineer, Growth|VP, Technology|Cyber Defense Analyst|Cloud Operations Engineer
    |Sr. Full-Stack Engineer (Ruby on Rails)|Principal Software Architect|Data Warehouse Developer
    |Video Game Programmer|SAP Basis Administrator|Director, Software Engineering
    |Manager, Site Reliability|Validation Engineer|Process Engineer|Firmware Engineer
    |Application Developer III|Computer Systems Analyst @ Oregon Department of Education
    |Lead Data Platform Engineer|Identity and Access Management Analyst|Developer Experience Engineer
    |Senior Backend Engineer, Payments|Network Operations Technician|IT Systems Engineer
    |Head of Infrastructure|Data Platform Engineer`,
  Other: `Attorney|Registered Nurse|Paralegal|Electrician|Plumber|Barista|Medical Assistant
    |Physical Therapist|Mental Health Therapist|Store Manager|Machinist|Police Officer|Truck Mechanic
    |Veterinary Technician|Pharmacist|Dental Hygienist|Social Worker|Associate General Counsel|Welder
    |Firefighter|Physician Assistant|Security Guard|General Application
    |HVAC Technician|Massage Therapist|Carpenter|Certified Nursing Assistant|Assembler|Legal Assistant
    |Behavior Technician|Community Health Worker|Land Surveyor|Radiologic Technologist|Hairstylist
    |Immigration Specialist|Licensed Clinical Social Worker|Litigation Paralegal|Dental Assistant
    |Civil Engineer I|Hospital Chaplain|Phlebotomist|Occupational Therapist|Crane Operator|Bartender
    |Landscape Architect|Court Bailiff|Aircraft Mechanic|Contracts Attorney|Hair Stylist
    |Speech Language Pathologist|Home Health Aide|Pharmacy Technician|Correctional Officer
    |Pool Lifeguard|Staff Nurse|Interior Designer|Funeral Director|Flight Attendant|General Laborer
    |Patient Care Technician|Real Estate Appraiser|Registered Nurse - ICU|Staff Attorney|HVAC Mechanic
    |Physical Therapist Assistant|Security Officer|Retail Store Manager|Clinical Social Worker
    |General Interest Application`,
}

for (const [category, titles] of Object.entries(TITLES)) {
  test.each(titles.split('|').map((spelled) => spelled.trim()))(`${category}: %s`, (spelled) => {
    const [title = '', company = 'Brightboard'] = spelled.split(' @ ')
    expect(readCategory({ title, company }).category).toBe(category)
  })
}
