export const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
