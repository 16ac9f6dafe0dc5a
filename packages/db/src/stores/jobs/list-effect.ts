export type ListEffect = {
  /** Jobs listed for the first time ever. */
  newJobs: number
  isListChanged: boolean
}

export const NO_EFFECT: ListEffect = { newJobs: 0, isListChanged: false }
