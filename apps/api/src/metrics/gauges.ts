import type { Metrics } from '@lilypad/observe'
import { Gauge } from 'prom-client'

export const toGauges =
  ({ registry }: Metrics) =>
  <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
