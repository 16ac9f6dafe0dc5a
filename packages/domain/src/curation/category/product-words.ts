import type { TitleWords } from './title-words.ts'

/** Title words of people who make, sell and support a product, and of everything else. */
export const PRODUCT_WORDS: readonly TitleWords[] = [
  {
    to: 'Technical',
    weight: 8,
    words: `software engineer|software developer|data engineer|data engineering|machine learning engineer|ml engineer|ai engineer|devops|site reliability
      |sre|full stack|fullstack|frontend|front end|backend|back end|web developer|mobile developer|ios|android|qa engineer|quality assurance
      |security engineer|information security|cybersecurity|cyber security|network administrator|network security|system administrator|sysadmin|database administrator
      |dba|cloud engineer|platform engineer|it support|it specialist|it technician|it manager|it director|desktop support|systems administrator
      |solution architect|enterprise architect|software architect|data architect|programmer|business system analyst|system analyst
      |programmer analyst|security analyst|engineering manager
      |technical lead|tech lead|forward deployed|member of technical staff|machine learning|salesforce administrator|salesforce developer
      |qa|tester|salesforce consultant|test engineer|automation engineer|network engineer|technical architect|information technology|erp|computer technician|network technician
      |privacy engineering|cyber defense|cyber|threat intelligence|identity and access|information system|data center|telecommunication|audio visual|technology director|director of technology|technology coordinator|business analyst erp|integration engineer|crm developer
      |research engineer|applied engineer|analytic engineer|it service|it operation|sis administrator|sis analyst|student information system|application analyst|application administrator|technology specialist`,
  },
  { to: 'Technical', weight: 9, noun: true, words: 'engineer|developer|architect|sdet|webmaster' },
  { to: 'Technical', weight: 7, noun: true, words: 'engineering' },
  {
    to: 'Technical',
    weight: 5,
    words:
      'sap|servicenow|netsuite|firmware|robotic|hardware|electronic|programming|computer|blockchain|gis|software|engineering|infrastructure|security|information technology|it|technology|network|cloud|developer|devsecops',
  },
  {
    to: 'Technical',
    weight: 2,
    words:
      'technical|technician|system|platform|integration|ai|automation|application|crm|salesforce|digital',
  },
  {
    to: 'Data Analysis/Research',
    weight: 8,
    words: `data scientist|data science|data analyst|data analytic|research scientist|research analyst|research associate|research assistant|research coordinator
      |research manager|research director|institutional research|institutional researcher|institutional effectiveness|business intelligence|bi analyst|bi developer
      |product analytic|people analytic|marketing analytic|psychometrician|psychometric|statistician|evaluator|program evaluation|quantitative analyst
      |learning analytic|insight analyst|market research|policy analyst|policy researcher|assessment research|clinical research|economist|biostatistician
      |learning scientist|methodologist|epidemiologist|decision scientist|applied scientist|data strategist|data steward|data specialist|data manager|data governance`,
  },
  {
    to: 'Data Analysis/Research',
    weight: 7,
    noun: true,
    words:
      'researcher|scientist|analytic|statistician|chemist|biologist|physicist|geologist|ecologist|meteorologist|mathematician|anthropologist|sociologist|historian|climatologist|zoologist|entomologist|archaeologist|oceanographer|astronomer|geographer|demographer|hydrologist|microbiologist',
  },
  { to: 'Data Analysis/Research', weight: 9, noun: true, words: 'analyst' },
  {
    to: 'Data Analysis/Research',
    weight: 5,
    words:
      'survey|forecasting|modeling|intelligence|analytic|research|data|insight|evaluation|measurement|reporting',
  },
  {
    to: 'UX/UI',
    weight: 9,
    words: `product designer|product design|ux|ui|ux designer|ui designer|ux researcher|user researcher|user experience|uxr|user research|design system
      |interaction designer|experience designer|ux research|design researcher|ux writer|service designer|visual designer|usability|web designer
      |experience design|design director|head of design|design manager|director of design|accessibility designer|content designer`,
  },
  { to: 'UX/UI', weight: 6, noun: true, words: 'designer|design' },
  {
    to: 'Product Development',
    weight: 8,
    words: `product manager|product management|product owner|product operation|product lead
      |product strategy|product development|product director|group product manager|technical product manager|product strategist|product analyst
      |product specialist|product coordinator|chief product`,
  },
  { to: 'Product Development', weight: 4, words: 'product' },
  {
    to: 'Customer Success',
    weight: 9,
    words: `customer success|client success|customer success manager|csm|implementation manager|implementation specialist|implementation consultant
      |implementation project|onboarding specialist|customer onboarding|client onboarding|implementation analyst|client relationship|customer relationship|customer adoption|client manager|technical account manager|technical account management|tam|customer experience
      |client experience|partner success|district success|school success|educator success|teacher success|renewal manager success|member success
      |customer success engineer|customer activation|customer engagement|client engagement|customer adoption|customer growth manager success|implementation lead
      |implementation engineer|implementation coordinator|success manager|client partner success|customer relationship|client service manager|adoption specialist`,
  },
  {
    to: 'Customer Success',
    weight: 6,
    words: 'implementation|onboarding|activation|client service|client relation|customer',
  },
  {
    to: 'Customer Support',
    weight: 9,
    words: `customer support|technical support|product support|support engineer|support specialist|support representative|support agent|support analyst
      |support associate|support technician|customer service|help desk|helpdesk|service desk|customer care|member service|call center|contact center
      |customer operation|customer advocate|client support|user support|support manager|support lead|support operation|product support engineer|application support engineer|customer support engineer|tech support|guest service|reservation|escalation|email support|chat support|hotline|complaint
      |technical support engineer|customer solution representative|patient service representative|service representative|customer experience representative`,
  },
  { to: 'Customer Support', weight: 3, words: 'support' },
  {
    to: 'Sales',
    weight: 8,
    words: `account executive|account manager|sale manager|sale representative|sale development|business development|bdr|sdr|sale engineer|sale specialist
      |sale director|sale operation|sale strategy|sale associate|sale consultant|inside sale|field sale|sale|business developer|solution engineer|solution consultant|pre sale|presale|pre sale engineer|presale engineer|pre sale consultant|presale consultant|telemarketer|telesales
      |partnership manager|partner manager|partnership|partner development|channel|channel manager|alliance|revenue operation|renewal|account director
      |territory manager|regional manager sale|deal desk|strategic account|key account|enterprise account|sale compensation|partner sale|account management
      |direct marketing associate|sale enablement lead revenue|bid manager|proposal manager|proposal writer|rfp|client partner|insurance agent|real estate agent|account coordinator|ticket sale|canvasser|salesperson|salesman|seller|closer|appointment setter|tender|franchise`,
  },
  { to: 'Sales', weight: 5, words: 'account|revenue|gtm|go to market|commercial|partner' },
  {
    to: 'Marketing',
    weight: 8,
    words: `marketing|product marketing|growth marketing|content marketing|marketing manager|digital marketing|field marketing|brand manager|brand marketing
      |demand generation|seo|sem|paid media|graphic design|graphic designer|copywriter|marketing operation|lifecycle marketing|lifecycle|email marketing
      |creative director|art director|brand designer|growth manager|marketing specialist|social media marketing|event marketing|campaign manager
      |market manager|brand strategist|community manager|growth hacker|performance marketing|multimedia designer|motion designer|video producer|creative producer
      |head of growth|crm manager|paid search|paid social|ppc|abm|trade show|affiliate|marketer|media planner|influencer|merchandising|developer relation|developer advocate|developer evangelist|public relation and marketing`,
  },
  { to: 'Marketing', weight: 9, words: 'seo' },
  {
    to: 'Marketing',
    weight: 7,
    noun: true,
    words: 'photographer|illustrator|animator|videographer|artist',
  },
  {
    to: 'Marketing',
    weight: 5,
    words:
      'website|ecommerce|graphic|video|photography|promotion|brand|growth|creative|advertising|campaign|media buyer|content strategist|content',
  },
  {
    to: 'Communications',
    weight: 8,
    words: `communication|corporate communication|press secretary|public relation|media relation|press|journalist|reporter|editor|social media|internal communication
      |external communication|speechwriter|technical writer|content writer|writer|external relation|public affair|external affair|public information|community relation
      |spokesperson|broadcast|copy editor|managing editor|content editor|digital editor|dubbing|translator|interpreter|localization|newsletter|government relation|publicist|proofreader`,
  },
  {
    to: 'Communications',
    weight: 5,
    words:
      'correspondent|columnist|announcer|broadcaster|news|advocacy|legislative|government affair|media|editorial|publishing|outreach|community|storytelling|podcast',
  },
  {
    to: 'Other',
    weight: 9,
    words: `attorney|lawyer|paralegal|corporate counsel|general counsel|legal counsel|associate general counsel|senior counsel|privacy counsel|employment counsel|product counsel|commercial counsel|legal|physician|pharmacist|pharmacy|dentist|dental
      |veterinarian|medical assistant|electrician|plumber|carpenter|welder|hvac|mechanic|construction superintendent|store manager|retail|barista|bartender
      |personal trainer|yoga instructor|swim instructor|fitness instructor|flight instructor|driving instructor|life coach|foster parent|open application|general application|talent pool|talent community|talent network|future opportunity|general interest|join our talent
      |case manager|mental health counselor|behavioral health|clinical supervisor|clinician|firefighter|police|security guard|security officer|air traffic|tour guide|tour director|truck driver
      |risk management|business advisor|speculative application|spontaneous application|notary|chaplain|pastor|lifeguard|musician|painter|paramedic|emt|certified nursing assistant|cna|lpn|veterinary|landscape architect|naval architect|interior designer|fashion designer|floral designer|industrial designer|surgeon|doctor|radiologist|psychiatrist|dermatologist
      |optometrist|midwife|actor|dancer|singer|composer|clergy|minister|mediator|arbitrator|judge|caseworker|case worker|laborer|foreman|farm|agricultural
      |community health|phlebotomist|sonographer|radiologic|surgical|dietitian|nutritionist|optician|nurse practitioner|physician assistant|home health|hospice
      |roofer|machinist|millwright|landscaper|forklift|assembler|fabricator|cnc|surveyor|drafter|hairstylist|cosmetologist|esthetician|barber|massage
      |cashier|stocker|waiter|waitress|bartending|baker|butcher|florist|flight attendant|pilot|probation|correctional|sheriff|court|hair stylist|social service
      |heavy equipment|machine operator|truck driving|expression of interest`,
  },
  {
    to: 'Other',
    weight: 6,
    words:
      'regulatory|ethic|investigator|inspector|laboratory|construction|clinical|patient|medical|healthcare|nursing|installation|installer|manufacturing|production|counsel|store|warehouse associate|crew',
  },
]
