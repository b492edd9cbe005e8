import { sqlStateOf } from './sql-state'

/** PostgreSQL's own word, and those of a file system: full, or more than its user may have. */
const NO_ROOM = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether something could not be stored because the disk is full. */
export const isNoRoom = (error: unknown): boolean => NO_ROOM.has(sqlStateOf(error))
