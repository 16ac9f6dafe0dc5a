import { describe } from 'vitest'
import { slowQueueConformance } from './conformance.ts'
import { onPostgres } from './on-postgres.ts'

describe('the queue on PostgreSQL', () => slowQueueConformance(onPostgres))
