import { timestamp } from 'drizzle-orm/pg-core'

/** A column that holds an instant; what is stored and read is UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
