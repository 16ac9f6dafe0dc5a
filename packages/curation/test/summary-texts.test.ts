import { splitSentences } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'
import { toPieces } from '../src/summary/pieces.ts'
import { summarise } from '../src/summary/summary.ts'

const summaryOf = (text: string, posting = {}) => summarise(splitSentences(text), posting)

describe('a heading is no part of the sentence behind it', () => {
  const sentence = 'The map editor checks each sheet of the school atlas against its sources.'
  test.each([
    ['before a colon', `Position Summary: ${sentence}`],
    ['before a blank', `Job Summary ${sentence}`],
    ['before nothing at all', `Role Description${sentence}`],
    ['in capitals, in brackets', `[POSITION SUMMARY] ${sentence}`],
    ['of several words', `Essential Duties And Responsibilities ${sentence}`],
    ['with an article', `About the Role ${sentence}`],
    ['after another field', `Reports To: Head of Maps SUMMARY: ${sentence}`],
    ['after the sentence before', `Elm Press has forty staff.About The Role${sentence}`],
    ['in capitals, before a blank', `ABOUT THIS POST ${sentence}`],
  ])('%s', (_, text) => {
    expect(summaryOf(text)).toBe(sentence)
  })
  test('a title that stands above a sentence is no part of it', () => {
    expect(summaryOf(`Map Editor - ${sentence}`, { title: 'Map Editor' })).toBe(sentence)
    const wholeSentence = 'Map Editor will draw the coasts and answer letters from readers.'
    expect(summaryOf(wholeSentence, { title: 'Map Editor' })).toBe(wholeSentence)
  })
  test.each([
    ['Director', 'Director (Remote) leads the team of ten and answers letters from readers.'],
    ['Map Teacher', 'Map Teacher, Grade 5, plans lessons on the coasts and rivers of the country.'],
    ['Map Tutor', 'Map Tutor II plans lessons on the coasts and rivers of the country.'],
    ['', 'Draw maps of the coast and answer letters from readers.'],
  ])('a title in a sentence is a part of it: %j', (title, sentence) => {
    expect(summaryOf(sentence, { title })).toBe(sentence)
  })
  test('what stands under "You will" is of the job, though the company stands before it', () => {
    const duties =
      'Draw maps of the coast for schools and colleges.\nWrite letters to teachers and plan visits.'
    const pitch = 'Each year, children in forty countries open new atlases and travel the world.'
    expect(summaryOf(`About Fern:\n${pitch}\nYOU WILL:\n${duties}`)).toBe(duties.replace('\n', ' '))
  })
  test('a name that ends like a heading is none', () => {
    const text = 'You will keep the Job Summary Archive in order and answer letters from readers.'
    expect(
      summaryOf('The Customer Experience Team answers letters. You will lead its eight writers.'),
    ).toContain('You will lead its eight writers.')
    expect(toPieces(['You will join our Support Team and train its new staff.'])).toHaveLength(1)
    expect(toPieces([text])[0]?.text).toMatch(/^You will keep/)
  })
})

describe('a text that lost its line breaks is cut where they were', () => {
  test.each([
    ['a sign without a blank', 'You will draw maps of the coast.You will also train two new editors.'],
    ['a word and a capital', 'You will draw maps of the coastYou will also train two new editors.'],
    ['a bullet', 'You will draw maps of the coast· You will also train two new editors.'],
    [
      'a row of dashes',
      `You will draw maps of the coast ${'-'.repeat(20)}\nYou will also train two new editors`,
    ],
    [
      'dashes apart',
      `You will draw maps of the coast${' -'.repeat(20)}\nYou will also train two new editors`,
    ],
    ['a number', 'You will draw maps of the coast.2. You will also train two new editors.3.'],
  ])('%s', (_, text) => {
    expect(summaryOf(text)).toBe('You will draw maps of the coast. You will also train two new editors.')
  })
  test.each([
    [
      'Responsibilities Prepare maps for teachers of geography Plan field trips for groups of surveyors Train new editors and review their work',
    ],
    [
      'Responsibilities: Prepare maps for teachers of geography; Plan field trips for groups of surveyors; Train new editors and review their work',
    ],
    [
      'ResponsibilitiesPrepare maps for teachers of geographyPlan field trips for groups of surveyorsTrain new editors and review their work',
    ],
  ])('lines of a list: %s', (text) => {
    expect(summaryOf(text)).toBe(
      'Prepare maps for teachers of geography. Plan field trips for groups of surveyors. Train new editors and review their work.',
    )
  })
  test('a task behind a name in capitals', () => {
    expect(
      summaryOf(
        'Responsibilities: Train Map Editors Develop maps for schools Ask Elm Press Manage the archive',
      ),
    ).toContain('Develop maps for schools')
  })
  test('tasks in -ing', () => {
    expect(
      summaryOf(
        'Responsibilities: Preparing maps for teachers of geography Planning field trips for surveyors',
      ),
    ).toBe('Preparing maps for teachers of geography. Planning field trips for surveyors.')
  })
  test.each([
    'Teaching Math, Science and English to groups of children at Fern.',
    'Planning trips to Paris, London and Rome for the teachers of Fern.',
    'Working for Fern with schools in Austin, TX and beyond on lessons.',
  ])('a task in -ing that lists names is one: %s', (task) => {
    const role = 'As an editor, you will check each sheet of the atlas and answer letters from readers.'
    expect(summaryOf(`${role}\n${task}`, { company: 'Fern Press' })).toBe(`${role} ${task}`)
  })
  test('lines that a page wrapped are one sentence', () => {
    const text =
      'The college seeks a lecturer who will teach two courses in\ngeography and lead field trips of first-year students to the\nnorthern lakes.'
    expect(summaryOf(text)).toBe(text.replaceAll('\n', ' '))
  })
  test.each(['ClearGuide is a press in Ohio.', 'We use JavaScript, PowerSchool and eLearning tools.'])(
    'a name with a capital inside stays whole: %s',
    (text) => {
      expect(toPieces([text]).map((piece) => piece.text)).toEqual([text])
    },
  )
})

describe('what does not tell what the person does stays out', () => {
  const role = 'As a map editor, you will check each sheet of the atlas and answer letters from readers.'
  test.each([
    ['a pitch', 'Fern is a leading maker of maps for schools in forty countries.'],
    ['a pitch by name', 'In schools, Fern and its partner bring new atlases to eight million pupils.'],
    ['a pitch after a verb in -ing', 'Using old maps and new data, Fern shows teachers how rivers move.'],
    ['a pitch in the first person', 'Through our family of atlases, we help teachers show the world.'],
    ['a team', 'The data team builds the systems that draw every map of the company.'],
    ['a unit', 'The Map Library (ML) unit of the university’s college supports research with old atlases.'],
    ['what one may enjoy', 'You will have a real say in what you draw and the freedom to try new things.'],
    ['a duty of all', 'Collaborate effectively with colleagues and stay up to date with industry trends.'],
    ['an office', 'The Office of Map Research also provides advice to teachers and students.'],
    ['a mission', 'The mission of our press is to bring the world to every child.'],
    ['a wish', 'You are a curious person who loves maps and pays attention to detail.'],
    ['a wish to the candidate', 'The ideal candidate has five years of experience with atlases.'],
    [
      'a degree',
      'Undergraduate degree in geography, statistics or a related field from an accredited school.',
    ],
    ['skills', 'Experience in drawing maps of coasts, rivers and mountains for schools.'],
    ['a benefit', 'You will receive four weeks of paid leave and a medical plan.'],
    ['pay', 'The actual pay range for this position may differ by place and skill.'],
    ['other duties', 'Performs other duties as assigned by the manager.'],
    ['law', 'All qualified applicants will receive consideration without regard to race or religion.'],
    ['how to apply', 'Click the link below to send us your resume and a cover letter.'],
    ['tools', 'Python, SQL, Tableau, ArcGIS and Excel are used daily.'],
    ['a place', 'This role is based in our Ohio office and reports to the head of maps.'],
    ['a question', 'Do you want to draw maps that millions of children will see?'],
    ['an address', 'Write to the head of maps at jobs@fern.example for more about the work.'],
    ['a cut sentence', 'The editor will work with surveyors and will'],
    ['a sentence cut before its task', 'In this role you will be responsible'],
    ['a sentence cut before its object', 'The editor will plan maps and reports across'],
    ['an open bracket', 'You will draw maps (of coasts, rivers and mountains'],
    ['capitals', 'WE ARE HIRING EDITORS OF MAPS IN ALL FIFTY STATES'],
  ])('%s', (_, other) => {
    const posting = { title: 'Senior Map Editor', company: 'Fern Press' }
    expect(summaryOf(`${other}\n${role}`, posting)).toBe(role)
    expect(summaryOf(`${role}\n${other}`, posting)).toBe(role)
  })
})

test('a sign written for pages is read as the sign', () => {
  const text = 'You will lead Research &amp; Development for the school atlas.'
  expect(summaryOf(text)).toBe(text.replace('&amp;', '&'))
})

test('a list of tasks gives more than one sentence', () => {
  const text = 'Maintain a list of map sellers with weekly reports.\nDrive the whole sales process.'
  expect(summaryOf(text)).toBe(text.replace('\n', ' '))
})

test('a very long sentence is taken only where shorter ones say little', () => {
  const long = `You will draw maps for schools, ${'for colleges and for readers of atlases, '.repeat(10)}and plan trips.`
  expect(summaryOf(long)).toBe(long)
  const short = [
    'You will draw maps of wide rivers.',
    'You will train two new editors.',
    'You will answer letters from readers.',
  ]
  expect(summaryOf([long, ...short].join('\n'))).toBe(short.join(' '))
})

test('a sentence that names the title comes before its equals', () => {
  const text = 'You will sort letters in the mail room. The tutor helps six pupils with fractions each day.'
  expect(summaryOf(text, { title: 'Math Tutor (Remote)' })).toContain('The tutor helps six pupils')
})

test('a sentence that ends in a bracket ends in a period behind it', () => {
  expect(summaryOf('You will write reports for the board (each month and each year.)')).toBe(
    'You will write reports for the board (each month and each year).',
  )
})
