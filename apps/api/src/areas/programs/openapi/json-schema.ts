import * as z from 'zod/mini'

export type JsonSchema = { properties?: Record<string, unknown>; required?: string[] }

/** A schema as the OpenAPI document shows it. */
export const toSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as JsonSchema
}
