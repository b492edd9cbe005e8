import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** All of it is touched at the start, so it is memory of the server's at rest: PostgreSQL's own 128 MB are for more. */
const SHARED_BUFFERS = '48MB'

/** The embedded PostgreSQL with the extensions that the migrations create. In memory without a folder. */
export const openPglite = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({
    ...options,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    extensions: { pg_trgm },
  })
