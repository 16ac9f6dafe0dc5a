import { describe } from 'vitest'
import { queueConformance } from './conformance.ts'
import { onPostgres } from './on-postgres.ts'

describe('the queue on PostgreSQL', () => queueConformance(onPostgres))
