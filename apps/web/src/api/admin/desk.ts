import { adminQuery } from './back-office.ts'

const LOOK_MS = 60_000

export const deskQuery = { ...adminQuery('loadDesk', {}), refetchInterval: LOOK_MS }
