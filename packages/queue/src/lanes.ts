import { type Work, type WorkName, works } from '@lilypad/contracts'

export type Lane = Work['lane']
export const LANES: readonly Lane[] = ['outside', 'inside', 'mails']

export const queueName = (lane: Lane) => `lilypad-${lane}`
export const toLane = (name: WorkName): Lane => works[name].lane
