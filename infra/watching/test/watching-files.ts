import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')

export type Rule = {
  alert: string
  expr: string
  for?: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}
export type Panel = {
  id: number
  title: string
  type: string
  datasource?: { type: string; uid: string }
  gridPos: { x: number; y: number; w: number; h: number }
  targets?: { expr: string; legendFormat: string; datasource: { uid: string } }[]
}

export const prometheus = (): {
  rule_files: string[]
  scrape_configs: { job_name: string; dns_sd_configs: { names: string[]; port: number }[] }[]
} => parse(read('../prometheus.yml'), { strict: true, uniqueKeys: true })

export function rules(): Rule[] {
  const { groups } = parse(read('../alerts.yml'), { strict: true, uniqueKeys: true }) as {
    groups: { rules: Rule[] }[]
  }
  return groups.flatMap((group) => group.rules)
}

export const dashboard = (): {
  title: string
  uid: string
  templating: { list: { name: string; type: string; query: string }[] }
  panels: Panel[]
} => JSON.parse(read('../grafana/lilypad.json'))

/** The runbook, and the headings that tell what an alarm means. */
export const runbook = () => read('../../../docs/operations.md')
