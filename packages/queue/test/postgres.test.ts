import { freshDatabase } from '@lilypad/testing'
import { describe } from 'vitest'
import { queueConformance } from './conformance.ts'

describe('the queue on PostgreSQL', () => {
  queueConformance(async () => {
    const database = await freshDatabase()
    return { settings: { databaseUrl: database.url, redisUrl: null }, close: database.drop }
  })
})
