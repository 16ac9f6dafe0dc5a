import { createServer } from 'node:http'

/**
 * Careers boards that add no delay, in the form of Greenhouse, behind the replay mapping
 * (`/HOST/PATH` answers as `https://HOST/PATH`). Arguments: port, boards, postings in all.
 * `POST /evolve` changes 2 % of the postings.
 */
const [port = '0', boardCount = '575', postingCount = '20000'] = process.argv.slice(2)
const boards = Number(boardCount)
const postings = Number(postingCount)

const PARAGRAPHS = [
  'You will plan lessons with our team of teachers and see them used by forty thousand pupils every week.',
  'We look for someone with at least three years of experience in curriculum design, who writes clearly and kindly.',
  'The salary is between $68,000 and $84,000 a year, with health care, a home-office stipend and four weeks of leave.',
  'You may travel up to 10 % of the time to visit schools, and meet the whole company once a year.',
  'Former teachers are very welcome: most of us have stood in front of a class before we came here.',
  'You will read what teachers write to us, find what troubles them, and bring it to those who can mend it.',
  'Our lessons are free for every school, paid for by districts that want more, and never by advertising.',
]
const ROLES =
  'Curriculum Writer,Data Analyst,Customer Success Manager,Literacy Coach,Software Engineer'.split(',')

const escapeHtml = (html: string) =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function toHtml(n: number, edition: number) {
  const part = (from: number) =>
    PARAGRAPHS.map((_, i) => `<p>${PARAGRAPHS[(from + i) % PARAGRAPHS.length]}</p>`).join('')
  const items = PARAGRAPHS.map((text, i) => `<li><strong>Point ${i + n}</strong> ${text}</li>`).join('')
  return `<h2>About role ${n}, edition ${edition}</h2>${part(n)}<h3>What you do</h3><ul>${items}</ul><h3>Who you are</h3><ul>${items}</ul>${part(n + 3)}`
}

const toJob = (n: number, edition: number) => ({
  id: 5_000_000 + n,
  internal_job_id: 1_000_000 + n,
  title: `${ROLES[n % ROLES.length]} ${n}`,
  absolute_url: `https://job-boards.greenhouse.io/bench${n % boards}/jobs/${5_000_000 + n}`,
  updated_at: '2026-03-02T10:00:00-05:00',
  location: { name: n % 5 === 0 ? 'Boston, MA' : 'Remote - US' },
  departments: [{ name: 'Learning' }],
  offices: [{ name: 'Remote' }],
  content: escapeHtml(toHtml(n, edition)),
})

let edition = 0
function toBody(board: number) {
  const jobs = []
  // Every fiftieth posting is of the newest edition: 2 % change each time.
  for (let n = board; n < postings; n += boards) jobs.push(toJob(n, n % 50 === edition % 50 ? edition : 0))
  return Buffer.from(JSON.stringify({ jobs, meta: { total: jobs.length } }))
}
let bodies = Array.from({ length: boards }, (_, board) => toBody(board))

function answer(url: string): [number, Buffer] {
  const board = /\/v1\/boards\/bench(\d+)\/jobs/.exec(url)
  const body = board ? bodies[Number(board[1])] : undefined
  return body ? [200, body] : [404, Buffer.from('{"error":"not found"}')]
}

// A busy reader may leave a connection unused for long.
createServer({ keepAliveTimeout: 600_000 }, (request, reply) => {
  if (request.url === '/evolve') {
    edition += 1
    bodies = bodies.map((_, board) => toBody(board))
    return void reply.end()
  }
  const [status, body] = answer(request.url ?? '')
  reply.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length })
  reply.end(body)
}).listen(Number(port), '127.0.0.1', () => process.send?.({ type: 'ready' }))
