/** The columns of a report, from the names that its CSV gives them; on the page they are in small letters. */
export function toColumns<K extends string>(names: Readonly<Record<K, string>>) {
  const keys = Object.keys(names) as K[]
  const csvNames = keys.map((key) => names[key])
  return {
    csvNames,
    labels: csvNames.map((name) => name.charAt(0) + name.slice(1).toLowerCase()),
    toFigures: (one: Readonly<Record<K, number>>): number[] => keys.map((key) => one[key]),
  }
}
