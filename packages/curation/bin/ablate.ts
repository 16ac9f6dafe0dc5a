import { branchesOf } from './pattern-branches.ts'

/** What a labelled row is read as, and in how many ways that is wrong: asked only of an answer that changed. */
export type RowRead = { answer: string; wrong: () => number }
type Row = () => RowRead

type Use = {
  /** Where it first ran: 'facts/force.ts:12'. */
  where: string
  /** With the row on which each first ran: what runs on one row only was made for it. */
  patterns: Map<RegExp, number>
  lasting: Set<RegExp>
  /** The rows that it was tried on, and those in which it was found. */
  tried: Set<number>
  found: Set<number>
}

const { exec } = RegExp.prototype

// Through which tables of text are asked.
const ACCESS = 'patterns/pattern.ts'

/** Where a call comes from, below a folder. */
function callerIn(folder: string): string {
  const frame =
    new Error().stack?.split('\n').find((line) => line.includes(folder) && !line.includes(ACCESS)) ?? ''
  return frame.slice(frame.indexOf(folder) + folder.length).replace(/:\d+\)?$/, '')
}

/** Every pattern that runs below a folder while the rows are read, by its source. */
function usesOf(rows: readonly Row[], folder: string): Map<string, Use> {
  const uses = new Map<string, Use>()
  const note = (pattern: RegExp): Use => {
    const known = uses.get(pattern.source)
    if (known !== undefined) return known
    const use = {
      where: callerIn(folder),
      patterns: new Map<RegExp, number>(),
      lasting: new Set<RegExp>(),
      tried: new Set<number>(),
      found: new Set<number>(),
    }
    uses.set(pattern.source, use)
    return use
  }
  let row = 0
  // All other methods of a pattern call this one.
  const noted = function (this: RegExp, text: string) {
    RegExp.prototype.exec = exec
    const match = this.exec(text)
    const use = note(this)
    if (!use.patterns.has(this)) use.patterns.set(this, row)
    else if (use.patterns.get(this) !== row) use.lasting.add(this)
    use.tried.add(row)
    if (match !== null) use.found.add(row)
    RegExp.prototype.exec = noted
    return match
  }
  RegExp.prototype.exec = noted
  try {
    for (const read of rows) {
      read()
      row += 1
    }
  } finally {
    RegExp.prototype.exec = exec
  }
  return uses
}

/** Runs while the patterns are another one. */
function whileOther<Answer>(patterns: ReadonlySet<RegExp>, source: string, run: () => Answer): Answer {
  const before = [...patterns].map((pattern) => [pattern, pattern.source] as const)
  for (const [pattern] of before) pattern.compile(source, pattern.flags)
  try {
    return run()
  } finally {
    for (const [pattern, own] of before) pattern.compile(own, pattern.flags)
  }
}

/**
 * What leaving out each pattern below a folder, and each branch of it, does to the rows. Nothing in the rules knows of
 * it: their patterns become others while the rows are read.
 */
export function ablate(set: string, folder: string, rows: readonly Row[]): string[] {
  const before = rows.map((read) => read())
  const lines: string[] = []
  let [branches, needless] = [0, 0]
  for (const [source, { where, lasting, tried, found }] of usesOf(rows, folder)) {
    if (where === '' || lasting.size === 0) continue
    // Only what was found can be lost; what must not stand there may let more be found.
    const concerned = [...(/\(\?<?!/.test(source) ? tried : found)]
    const effectOf = (without: string) =>
      whileOther(lasting, without, () => {
        let [changed, worse] = [0, 0]
        for (const row of concerned) {
          const [was, is] = [before[row], rows[row]?.()]
          if (was === undefined || is === undefined || is.answer === was.answer) continue
          changed += 1
          if (is.wrong() > was.wrong()) worse += 1
        }
        return { changed, worse }
      })
    const whole = effectOf('(?!)')
    lines.push(`${set} ${where} changes ${whole.changed}, worse ${whole.worse}: ${source.slice(0, 80)}`)
    for (const branch of branchesOf(source)) {
      branches += 1
      const { changed, worse } = effectOf(branch.without)
      if (worse > 0) continue
      needless += 1
      lines.push(`  needed by no row, changes ${changed}: ${branch.text}`)
    }
  }
  return [...lines, `${set}: ${needless} of ${branches} branches are needed by no row`]
}
