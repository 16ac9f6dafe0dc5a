import { newYorkDay } from '@lilypad/domain'
import { useState } from 'react'

/** The calendar day in New York on which what is shown was opened: nothing changes under a reader at midnight. */
export const useToday = (): string => useState(() => newYorkDay(new Date()))[0]
