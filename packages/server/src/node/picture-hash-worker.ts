import { parentPort } from 'node:worker_threads'
import { hashPicture } from './hash-picture'

parentPort?.on('message', (bytes: Uint8Array) => {
  void hashPicture(bytes).then(hash => parentPort?.postMessage(hash))
})
