import { availableParallelism } from 'node:os'
import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg'
import { isDatabaseGone, NoConnection } from './database-gone'

/** More connections than can work at once only wait on each other; PostgreSQL's own advice, by this machine's cores. */
export const CONNECTIONS = 2 * availableParallelism() + 1

/**
 * Says of a failure to connect that it is the database's. Whoever asks what the database refuses costs nobody the
 * connection, which the driver's own `query` would close: with it the embedded database would close, too.
 */
class LastingPool extends Pool {
  constructor(config: PoolConfig) {
    super(config)
    // The driver's type has a form for each way to ask; the product has one.
    this.query = ((text: string, values?: unknown[]) => this.ask(text, values)) as Pool['query']
  }

  override connect(): Promise<PoolClient>
  override connect(heard: Parameters<Pool['connect']>[0]): void
  override connect(heard?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | void {
    if (heard !== undefined) return super.connect(heard)
    return super.connect().catch((cause: unknown) => {
      throw new NoConnection('The database can not be reached', { cause })
    })
  }

  private async ask(text: string, values?: unknown[]) {
    const client = await this.connect()
    try {
      const answer = await client.query(text, values)
      client.release()
      return answer
    } catch (error) {
      client.release(!(error instanceof DatabaseError) || isDatabaseGone(error))
      throw error
    }
  }
}

/** Connections to a database that outlive its end: work under way fails, later work finds new ones. */
export function openPool(config: PoolConfig): Pool {
  const pool = new LastingPool({ max: CONNECTIONS, ...config })
  const taken = new Set<PoolClient>()
  // One that ends while idle is replaced on next use.
  pool.on('error', () => {})
  pool.on('acquire', client => taken.add(client))
  pool.on('release', (_, client) => taken.delete(client))
  pool.on('connect', client => {
    // Unheard, the cry of one that ends in a transaction would end the process.
    client.on('error', () => {})
    // A transaction that could not even begin never gives its connection back; one that could will do so once more.
    client.once('end', () => {
      if (!taken.has(client)) return
      client.release(true)
      client.release = () => {}
    })
  })
  return pool
}
