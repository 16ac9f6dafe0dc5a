import { parser } from '@prometheus-io/lezer-promql'

/** What an expression asks for. */
export type Selector = {
  metric: string
  /** Labels by which it picks series. */
  labels: string[]
}
export type Expression = {
  selectors: Selector[]
  /** Labels that its aggregations keep: `by (work)`. */
  grouped: string[]
  /** Parts that are no PromQL. */
  faults: string[]
}

/** Grafana fills these in before Prometheus sees them. */
const withoutMacros = (text: string) => text.replaceAll('$__rate_interval', '5m')

/** Reads an expression by Prometheus' own grammar. */
export function readPromql(text: string): Expression {
  const source = withoutMacros(text)
  const selectors: Selector[] = []
  const grouped: string[] = []
  const faults: string[] = []
  parser.parse(source).iterate({
    enter({ type, from, to, node }) {
      const here = source.slice(from, to)
      if (type.isError) faults.push(source.slice(Math.max(0, from - 10), to + 10))
      if (type.name === 'VectorSelector') selectors.push({ metric: '', labels: [] })
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') {
        const last = selectors.at(-1)
        if (last) last.metric = here
      }
      if (type.name === 'LabelName') {
        if (node.parent?.name === 'GroupingLabels') grouped.push(here)
        else selectors.at(-1)?.labels.push(here)
      }
    },
  })
  return { selectors, grouped, faults }
}
