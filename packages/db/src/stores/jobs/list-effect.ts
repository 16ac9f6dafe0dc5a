/** The effect of a write on the visible list. */
export type ListEffect = {
  /** Jobs listed for the first time ever. */
  newJobs: number
  isListChanged: boolean
}

export const NO_EFFECT: ListEffect = { newJobs: 0, isListChanged: false }
