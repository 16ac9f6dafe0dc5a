import type { Board } from '@lilypad/contracts'

type Matchable = Pick<Board, 'companyName' | 'careersUrl' | 'system' | 'state'>

/** The boards whose company, address, system or state holds every word that was typed. */
export const matchBoards = <B extends Matchable>(boards: readonly B[], sought: string): readonly B[] => {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return boards
  return boards.filter(({ companyName, careersUrl, system, state }) => {
    const text = `${companyName} ${careersUrl} ${system} ${state}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
