import { PGlite, type PGliteOptions, type QueryOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { turnsOfLoop } from './turn-of-loop'

/** All of it is touched at the start, so it is memory of the server's at rest: PostgreSQL's own 128 MB are for more. */
const SHARED_BUFFERS = '48MB'

const nextTurn = turnsOfLoop()

/** Between its queries others have their turn. */
function inTurns(asked: { query: PGlite['query'] }): void {
  const query = asked.query.bind(asked)
  asked.query = async <Row>(text: string, params?: unknown[], options?: QueryOptions) => {
    await nextTurn()
    return query<Row>(text, params, options)
  }
}

/** The embedded PostgreSQL with the extensions that the migrations create. In memory without a folder. */
export async function openPglite({
  startParams = PGlite.defaultStartParams,
  ...options
}: PGliteOptions = {}): Promise<PGlite> {
  const client = await PGlite.create({
    ...options,
    startParams: [...startParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    extensions: { pg_trgm },
  })
  inTurns(client)
  const transaction = client.transaction.bind(client)
  client.transaction = work =>
    transaction(tx => {
      inTurns(tx)
      return work(tx)
    })
  return client
}
