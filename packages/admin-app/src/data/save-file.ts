import { downloadCSV } from 'ra-core'

/** Hands a CSV file to the browser; `name` ends in `.csv`. */
export const saveFile = (name: string, csv: string): void => downloadCSV(csv, name.replace(/[.]csv$/, ''))
