import { type WorkName, works } from '@lilypad/contracts'

export type Lane = 'outside' | 'inside'
export const LANES: readonly Lane[] = ['outside', 'inside']

export const queueName = (lane: Lane) => `lilypad-${lane}`
export const toLane = (name: WorkName): Lane => works[name].lane
