import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { folderFiles } from '../node/folder-files'
import { signatureOf, startS3Server } from '../testing/s3-server'
import { type FileStore, isFileName, memoryFiles } from './file-store'
import { s3Files } from './s3-files'

const NAME = `${'ab'.repeat(32)}.png`
const BYTES = new Uint8Array([0, 255, 13, 10, 26, 0])

const scratch = mkdtempSync(join(tmpdir(), 'file-store-'))
const account = { key: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', bucket: 'uploads' }
const server = startS3Server(account)

afterAll(async () => {
  await (await server).close()
  rmSync(scratch, { recursive: true, force: true })
})

const bucket = async (over: Partial<Parameters<typeof s3Files>[0]> = {}): Promise<FileStore> =>
  s3Files({ endpoint: `${(await server).endpoint}/`, ...account, ...over })

describe.each([
  ['in memory', async () => memoryFiles()],
  ['in a folder', async () => folderFiles(join(scratch, 'folder'))],
  ['in a bucket', bucket],
])('a store %s', (_, open) => {
  it('gives back the bytes that were put, until they are deleted', async () => {
    const store = await open()
    expect(await store.get(NAME)).toBeUndefined()
    await store.put(NAME, BYTES, 'image/png')
    expect(await store.get(NAME)).toEqual(BYTES)
    await store.delete(NAME)
    expect(await store.get(NAME)).toBeUndefined()
    await expect(store.delete(NAME)).resolves.toBeUndefined()
  })

  it('takes a file of 20 MB', async () => {
    const store = await open()
    const large = new Uint8Array(20 * 1_048_576).fill(7)
    await store.put(NAME, large, 'image/png')
    expect((await store.get(NAME))?.byteLength).toBe(large.byteLength)
    await store.delete(NAME)
  })
})

describe('a folder', () => {
  it('keeps no half file, and takes no path for a name', async () => {
    const store = folderFiles(join(scratch, 'paths'))
    await store.put(NAME, BYTES, 'image/png')
    expect(readdirSync(join(scratch, 'paths', 'ab'))).toEqual([NAME])
    for (const name of ['../x.png', 'a/b.png', '', '.']) {
      expect(isFileName(name)).toBe(false)
      await expect(store.get(name)).rejects.toThrow('Not a file name')
    }
  })

  it('is rid with a file of what a kill in the middle of storing it left', async () => {
    const store = folderFiles(join(scratch, 'killed'))
    await store.put(NAME, BYTES, 'image/png')
    writeFileSync(join(scratch, 'killed', 'ab', `${NAME}.part`), BYTES)
    await store.delete(NAME)
    expect(readdirSync(join(scratch, 'killed', 'ab'))).toEqual([])
  })
})

describe('a bucket', () => {
  it('that refuses the keys, is not there or does not answer is "unavailable", and says nothing of the keys', async () => {
    const refused = [
      await bucket({ secret: 'wrong-secret' }),
      await bucket({ key: 'AKIDOTHER' }),
      await bucket({ bucket: 'nowhere' }),
      await bucket({ endpoint: 'http://127.0.0.1:9' }),
    ]
    for (const store of refused) {
      const error: unknown = await store.put(NAME, BYTES, 'image/png').catch(cause => cause)
      expect(error).toMatchObject({ code: 'unavailable', status: 503 })
      expect(String(error)).not.toContain('wrong-secret')
    }
  })
})

it('the test’s bucket checks signatures as the service documents it', () => {
  // The first example of the service's reference, "Signature Calculations: Transferring Payload in a Single Chunk".
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date',
  }
  const request = { method: 'GET', path: '/test.txt', headers, body: Buffer.from('') }
  expect(signatureOf(request, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
})
