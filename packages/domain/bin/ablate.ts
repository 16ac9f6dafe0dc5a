import { type Branch, branchesOf } from './pattern-branches.ts'

/** What a labelled row is read as, and in how many ways that is wrong. */
export type RowRead = { answer: string; wrong: number }

type Use = {
  /** Where it first ran, and the name that it has there. */
  where: string
  /** The rows that it was tried on, and those in which it was found. */
  tried: Set<number>
  found: Set<number>
}

const exec = RegExp.prototype.exec

/** Runs with another `exec` of every pattern, which all its other methods use. */
function withExec<Answer>(other: typeof exec, run: () => Answer): Answer {
  RegExp.prototype.exec = other
  try {
    return run()
  } finally {
    RegExp.prototype.exec = exec
  }
}

/** Where a call comes from, below a folder: 'facts/force.ts:12'. */
const whereOf = (stack: string, folder: string): string => {
  const frame = stack.split('\n').find((line) => line.includes(folder)) ?? ''
  return frame.slice(frame.indexOf(folder) + folder.length).replace(/:\d+\)?$/, '')
}

function usesOf(rows: readonly (() => RowRead)[], folder: string): Map<string, Use> {
  const uses = new Map<string, Use>()
  for (const [row, read] of rows.entries()) {
    const note = function (this: RegExp, text: string) {
      const match = exec.call(this, text)
      let use = uses.get(this.source)
      if (use === undefined) {
        use = { where: whereOf(new Error().stack ?? '', folder), tried: new Set(), found: new Set() }
        uses.set(this.source, use)
      }
      use.tried.add(row)
      if (match !== null) use.found.add(row)
      return match
    }
    withExec(note, read)
  }
  return uses
}

/** What a row is read as while the pattern of that source is another. */
function readWithout(source: string, without: string, read: () => RowRead): RowRead {
  const others = new Map<string, RegExp>()
  const other = function (this: RegExp, text: string) {
    if (this.source !== source) return exec.call(this, text)
    const pattern = others.get(this.flags) ?? new RegExp(without, this.flags)
    others.set(this.flags, pattern)
    pattern.lastIndex = this.lastIndex
    const match = exec.call(pattern, text)
    this.lastIndex = pattern.lastIndex
    return match
  }
  return withExec(other, read)
}

/**
 * What leaving out each pattern below a folder, and each branch of it, does to the rows. Nothing in the rules knows of
 * it: while a row is read, patterns find by another `exec`.
 */
export function ablate(set: string, folder: string, rows: readonly (() => RowRead)[]): string[] {
  const before = rows.map((read) => read())
  const lines: string[] = []
  let [branches, needless] = [0, 0]
  for (const [source, { where, tried, found }] of usesOf(rows, folder)) {
    if (where === '') continue
    // Only what was found can be lost; what must not stand there may let more be found.
    const concerned = [...(/\(\?<?!/.test(source) ? tried : found)]
    const effectOf = ({ without }: Pick<Branch, 'without'>) => {
      let [changed, worse] = [0, 0]
      for (const row of concerned) {
        const [was, is] = [before[row], readWithout(source, without, rows[row] as () => RowRead)]
        if (is.answer !== was?.answer) changed += 1
        if (is.wrong > (was?.wrong ?? 0)) worse += 1
      }
      return { changed, worse }
    }
    const whole = effectOf({ without: '(?!)' })
    lines.push(`${set} ${where} changes ${whole.changed}, worse ${whole.worse}: ${source.slice(0, 80)}`)
    for (const branch of branchesOf(source)) {
      branches += 1
      const { changed, worse } = effectOf(branch)
      if (worse > 0) continue
      needless += 1
      lines.push(`  needed by no row, changes ${changed}: ${branch.text}`)
    }
  }
  return [...lines, `${set}: ${needless} of ${branches} branches are needed by no row`]
}
