import { sqlStateOf } from './sql-state'

/** What a row refers to was deleted after it was looked up; two writes waited for each other. */
const OVERTAKEN = new Set<unknown>(['23503', '40P01'])

/** Whether a write failed only because of another at the same moment: a new try sees what that one left. */
export const isOvertaken = (error: unknown): boolean => OVERTAKEN.has(sqlStateOf(error))
