type Snake<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Tail>}`
  : Name
type Written<Value> = Value extends Date ? string : Value
type Wire<Row> = { [Name in keyof Row & string as Snake<Name>]: Written<Row[Name]> }

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const written = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

/** A row in the names of a reply, whose schema drops the fields that it lacks: `openedAt: Date` is `opened_at: '2027-…'`. */
export const toWire = <Row extends object>(row: Row): Wire<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [snake(name), written(value)]),
  ) as unknown as Wire<Row>
