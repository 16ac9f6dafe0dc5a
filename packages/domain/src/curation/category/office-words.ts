import type { TitleWords } from './title-words.ts'

/** Title words of functions that every office has. */
export const OFFICE_WORDS: readonly TitleWords[] = [
  {
    to: 'Executive',
    weight: 9,
    words: `ceo|coo|cto|cfo|cmo|cio|cpo|chro|cro|ciso|chief of staff|chief executive|chief operating officer|chief financial officer
      |chief technology officer|chief information officer|chief marketing officer|chief people officer|chief product officer
      |chief revenue officer|chief academic officer|chief learning officer|chief officer|superintendent of school|school superintendent
      |assistant superintendent|associate superintendent|deputy superintendent|provost|chancellor|vice chancellor|college president
      |university president|managing partner|founder|co founder`,
  },
  {
    to: 'Executive',
    weight: 8,
    noun: true,
    words: 'superintendent|president|general manager|managing director|country manager',
  },
  {
    to: 'Executive',
    weight: 2,
    words: 'executive director|vice president|president|executive|director general',
  },
  {
    to: 'Human Resources/People',
    weight: 8,
    words: `human resource|hr|hr business partner|people operation|people partner|people business partner|talent acquisition
      |employee relation|talent partner|hr generalist|people and culture|people experience|employee experience|benefit specialist
      |total reward|compensation and benefit|compensation analyst|compensation partner|recruiting coordinator|sourcer
      |technical recruiter|talent sourcer|employment specialist|employment and staffing|hris|workday hcm|people manager|head of people
      |diversity equity|dei|employee engagement|employer brand|recruiting operation|recruitment operation|campus recruiter|university recruiter|college recruiter|university recruiting|campus recruiting|leave of absence|global mobility|human capital|personnel|equal opportunity|eeo|affirmative action|leave administrator|leave specialist
      |title ix|talent management|labor relation|people success|executive recruiter`,
  },
  {
    to: 'Human Resources/People',
    weight: 6,
    words:
      'diversity|inclusion|belonging|staffing|employment|people|talent|benefit|compensation|workforce planning|culture',
  },
  { to: 'Human Resources/People', weight: 9, words: 'payroll' },
  {
    to: 'Finance',
    weight: 8,
    words: `accountant|accounting|controller|comptroller|bookkeeper|treasury|treasurer|fp and a|fp a|fpa|financial analyst|finance analyst|auditor
      |internal audit|audit|account payable|account receivable|tax|grant accountant|finance business partner|strategic finance|billing
      |finance|financial|fiscal|credit manager|teller|claim adjuster|financial affair|financial service|financial operation|corporate finance|budget|cost analyst|underwriter|actuary|actuarial
      |collection|credit analyst|financial planning|financial controller|investment|finance manager|revenue accountant|procure to pay
      |loan officer|loan processor|mortgage|accounts payable|accounts receivable|grant accounting|purchasing card|revenue recognition|student account|lending|loan|banker|banking|invoicing|invoice|wealth|trader|asset management`,
  },
  { to: 'Finance', weight: 7, words: 'equity administrator' },
  {
    to: 'Fundraising & Development',
    weight: 9,
    words: `development officer|director of development|director development|major gift|planned giving|annual giving|annual fund|individual giving
      |grant writer|grant writing|fundraising|fundraiser|fund raiser|donor|alumni|alumnae|advancement|philanthropy|philanthropic|prospect development
      |prospect research|gift officer|development associate|development coordinator|development manager|development assistant|development director
      |institutional giving|foundation relation|foundation and government relation|corporate giving|gift processing|assistant director development|associate director development
      |corporate and foundation relation|underwriting and development|chief development officer|stewardship|capital campaign`,
  },
  { to: 'Fundraising & Development', weight: 4, noun: true, words: 'development' },
  { to: 'Fundraising & Development', weight: 6, words: 'grant|foundation|giving|resource development' },
  {
    to: 'Operations',
    weight: 8,
    words: `executive assistant|administrative assistant|administrative associate|administrative coordinator|administrative specialist
      |administrative manager|office manager|office coordinator|office assistant|office administrator|receptionist|front desk|facility manager
      |facility coordinator|facility technician|supply chain|procurement|purchasing|logistic|business operation|workplace operation|mission operation|campus operation
      |school operation|engineering operation|ai operation|event coordinator|event manager|event planner|personal assistant
      |warehouse|data entry|inventory|vendor manager|sourcing manager|contract manager|category manager|buyer|dispatcher|scheduler|lunch driver
      |sous chef|chef|virtual assistant|operation analyst|strategic sourcing|administrative aide|records clerk|record specialist|content moderator|trust and safety|business manager|material manager|travel coordinator|property manager|operational excellence|process improvement|continuous improvement
      |emergency management|shipping|freight|import export|demand planning|production planning|word processor|switchboard operator|typist|courier`,
  },
  {
    to: 'Operations',
    weight: 7,
    words:
      'operation manager|operation coordinator|operation specialist|operation associate|operation lead|operation director',
  },
  {
    to: 'Operations',
    weight: 6,
    words:
      'fulfillment|conference|clerical|mailroom|print shop|workplace|packaging|quality|clerk|facility|event|scheduling|fleet|administrative support|business support|transportation|mail room|catering|dining',
  },
  {
    to: 'Operations',
    weight: 3,
    words:
      'operation|administrative|administrator|administration|office|safety|compliance|planner|expeditor|business service|strategy|strategic',
  },
  {
    to: 'Program or Project Management',
    weight: 9,
    words: 'program manager|project manager|program director|project director|scrum master',
  },
  {
    to: 'Program or Project Management',
    weight: 8,
    words: `program management|project management|program coordinator|project coordinator|program officer|program lead|project lead|program specialist|program associate|project specialist|program administrator
      |technical program manager|pmo|strategic project|delivery manager|program assistant|project assistant|program analyst
      |project portfolio|portfolio manager|agile coach|grant coordinator|program supervisor|engagement manager|program operation|release manager
      |strategic initiative|strategic program|special project|change management|project administrator|portfolio project|implementation project manager|delivery lead|agile delivery|agile lead|site coordinator`,
  },
  {
    to: 'Program or Project Management',
    weight: 5,
    words: 'americorps|agile|volunteer|program|project|initiative|gear up|pmo',
  },
]
