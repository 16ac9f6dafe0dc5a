type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name
export type CamelKeys<T> = { [K in keyof T & string as Camel<K>]: T[K] }

const camel = (name: string) => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())

/** The same fields with names in camelCase: `states_only` becomes `statesOnly`. */
export const camelKeys = <T extends object>(fields: T): CamelKeys<T> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [camel(name), value])) as CamelKeys<T>
