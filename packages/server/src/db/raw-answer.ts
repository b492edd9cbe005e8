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
  const answer = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    answer.set(piece, at)
    at += piece.length
  }
  return answer
}
