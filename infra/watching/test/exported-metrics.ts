/** A metric that a process shows: its series' labels, each with the values that it was seen with. */
export type Exported = Map<string, Map<string, Set<string>>>

const SERIES = /^([A-Za-z_:][\w:]*)(?:\{(.*)\})? \S+$/
const LABEL = /([A-Za-z_]\w*)="((?:[^"\\]|\\.)*)"/g

/** Reads pages in Prometheus' text form; several tell together what there is. A metric without a series is not there. */
export function readExported(...pages: readonly string[]): Exported {
  const exported: Exported = new Map()
  for (const line of pages.flatMap((page) => page.split('\n'))) {
    const [, name, labels = ''] = SERIES.exec(line) ?? []
    if (name === undefined) continue
    const known = exported.get(name) ?? new Map<string, Set<string>>()
    exported.set(name, known)
    for (const [, label = '', value = ''] of labels.matchAll(LABEL))
      known.set(label, (known.get(label) ?? new Set()).add(value))
  }
  return exported
}
