const count = new Intl.NumberFormat('en-US')

/** '12,345'. */
export const formatCount = (number: number): string => count.format(number)

/** '1 job', '2 jobs', '12,345 jobs'. */
export const plural = (number: number, one: string, many = `${one}s`): string =>
  `${count.format(number)} ${number === 1 ? one : many}`
