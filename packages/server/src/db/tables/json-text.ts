import { customType } from 'drizzle-orm/pg-core'

/** A column of text that holds JSON, for what is only ever read whole. */
export const jsonText = <Data>() =>
  customType<{ data: Data; driverData: string }>({
    dataType: () => 'text',
    toDriver: data => JSON.stringify(data),
    // Written by the line above, of the same type.
    fromDriver: text => JSON.parse(text) as Data,
  })()
