import * as z from 'zod/mini'

/** On the wire with its spreadsheet-style names, in code in camelCase: types, schema and translations of both. */
type Fields = Record<string, Field<string, z.ZodMiniType>>
type Field<W extends string, S extends z.ZodMiniType> = { wire: W; schema: S }

export type WireOf<F extends Fields> = { [K in keyof F as F[K]['wire']]: z.output<F[K]['schema']> }
export type DecodedOf<F extends Fields> = { [K in keyof F]: z.output<F[K]['schema']> }
type WireShape<F extends Fields> = { [K in keyof F as F[K]['wire']]: F[K]['schema'] }

/** One field: its name on the wire and the schema of its value, which is the same on both sides. */
export const field = <const W extends string, S extends z.ZodMiniType>(wire: W, schema: S): Field<W, S> => ({
  wire,
  schema,
})

export type RecordOf<F extends Fields> = {
  fields: F
  wire: z.ZodMiniObject<WireShape<F>, z.core.$strip>
  /** Code to wire. Fields that are not named do not pass. */
  encode(decoded: DecodedOf<F>): WireOf<F>
  decode(wire: WireOf<F>): DecodedOf<F>
}

/** Describes a record by its fields: camelCase name → `field(wire name, schema)`. */
export function record<F extends Fields>(fields: F): RecordOf<F> {
  const pairs = Object.entries(fields).map(([name, { wire }]) => [name, wire] as const)
  const translate = (from: 0 | 1, to: 0 | 1) => (value: Record<string, unknown>) => {
    const result: Record<string, unknown> = {}
    for (const pair of pairs) result[pair[to]] = value[pair[from]]
    return result
  }
  const shape = Object.fromEntries(Object.values(fields).map(({ wire, schema }) => [wire, schema]))
  return {
    fields,
    wire: z.object(shape) as unknown as RecordOf<F>['wire'],
    encode: translate(0, 1) as unknown as RecordOf<F>['encode'],
    decode: translate(1, 0) as unknown as RecordOf<F>['decode'],
  }
}
