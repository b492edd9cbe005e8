import type { PGlite } from '@electric-sql/pglite'

/**
 * What the embedded database answers to bytes of PostgreSQL's protocol. Asked as a stream, since `execProtocolRaw` reads
 * every answer for itself, too, and keeps what it has read.
 */
export async function rawAnswer(database: PGlite, asked: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  await database.execProtocolRawStream(asked, {
    // It lies in the database's own memory, which the next piece takes.
    onRawData: piece => pieces.push(piece.slice()),
  })
  return new Uint8Array(Buffer.concat(pieces))
}
