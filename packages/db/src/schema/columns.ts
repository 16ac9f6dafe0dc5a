import { customType, timestamp } from 'drizzle-orm/pg-core'

/** An instant, in UTC, to the microsecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** When the row was inserted, by the database's clock. */
export const createdAt = () => instant('created_at').notNull().defaultNow()

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
