import { type AnyPgColumn, bigint, customType, timestamp } from 'drizzle-orm/pg-core'

export const rowId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** The row goes with the one that it names. */
export const partOf = (name: string, whole: () => AnyPgColumn) =>
  bigint(name, { mode: 'number' }).notNull().references(whole, { onDelete: 'cascade' })

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const createdAt = () => instant('created_at').notNull().defaultNow()

/** The number of a transaction, which PostgreSQL never uses twice. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
