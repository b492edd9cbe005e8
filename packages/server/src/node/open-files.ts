import { join } from 'node:path'
import type { FileStore } from '../outside/file-store'
import { s3Files } from '../outside/s3-files'
import type { Settings } from '../settings'
import { folderFiles } from './folder-files'

/** A bucket where one is set, else a folder beside the database. */
export function openFiles(settings: Settings): FileStore {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret } = settings
  if (endpoint === undefined || bucket === undefined || key === undefined || secret === undefined) {
    return folderFiles(join(settings.DATA_DIR, 'files'))
  }
  return s3Files({ endpoint, bucket, key, secret, region: settings.S3_REGION })
}
