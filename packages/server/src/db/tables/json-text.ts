import { customType } from 'drizzle-orm/pg-core'

/** A column of text that holds JSON, for what is only ever read whole. */
export const jsonText = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'text',
  toDriver: data => JSON.stringify(data),
  fromDriver: text => JSON.parse(text),
})
