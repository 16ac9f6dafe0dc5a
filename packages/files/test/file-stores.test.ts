import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type S3StandIn, startS3StandIn } from '@lilypad/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FileStore, FileStoreError, newFileKey, openFileStore } from '../src/index.ts'

const keys = { accessKeyId: 'LILYPADKEY', secretAccessKey: 'a secret/with+signs', region: 'eu-west-2' }
const NO_BUCKET = { region: keys.region }

let folder: string
let service: S3StandIn

const bucketStore = (more: Partial<typeof keys> = {}, patienceMs = 10_000): FileStore =>
  openFileStore(
    { folder, url: 's3://documents/people/', s3: { endpoint: service.origin, ...keys, ...more } },
    patienceMs,
  )

const stores: Record<string, () => FileStore> = {
  folder: () => openFileStore({ folder, s3: NO_BUCKET }),
  bucket: () => bucketStore(),
}

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'lilypad-files-')), 'files')
  service = await startS3StandIn(keys)
})

afterAll(async () => {
  await service.close()
  await rm(join(folder, '..'), { recursive: true })
})

describe.each(Object.entries(stores))('a store in a %s', (_kind, open) => {
  test('gives back what was put into it, byte by byte', async () => {
    const store = open()
    const everyByte = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
    const key = newFileKey()
    await store.put(key, everyByte, 'application/pdf')
    expect(Buffer.from((await store.get(key)) ?? []).equals(Buffer.from(everyByte))).toBe(true)
  })

  test('keeps an empty file as such', async () => {
    const store = open()
    const key = newFileKey()
    await store.put(key, new Uint8Array(), 'text/plain')
    expect(await store.get(key)).toHaveLength(0)
  })

  test('gives it back piece by piece, with its size', async () => {
    const store = open()
    const key = newFileKey()
    await store.put(key, Buffer.alloc(200_000, 'pond'), 'text/plain')
    const file = await store.open(key)
    const pieces: Buffer[] = (await file?.body.toArray()) ?? []
    expect(file?.bytes).toBe(200_000)
    expect(pieces.length).toBeGreaterThan(1)
    expect(Buffer.concat(pieces).equals(Buffer.alloc(200_000, 'pond'))).toBe(true)
  })

  test('has nothing under a key that nobody used', async () => {
    expect(await open().get(newFileKey())).toBeNull()
    expect(await open().open(newFileKey())).toBeNull()
  })

  test('forgets what is deleted, and deleting it again is no failure', async () => {
    const store = open()
    const key = newFileKey()
    await store.put(key, new Uint8Array([1]), 'text/plain')
    await store.delete(key)
    await store.delete(key)
    expect(await store.get(key)).toBeNull()
  })

  test('keeps files apart', async () => {
    const store = open()
    const [one, other] = [newFileKey(), newFileKey()]
    await Promise.all([
      store.put(one, new Uint8Array([1]), 'text/plain'),
      store.put(other, new Uint8Array([2]), 'text/plain'),
    ])
    await store.delete(one)
    expect([...((await store.get(other)) ?? [])]).toEqual([2])
  })

  test.each([
    '',
    '../../etc/passwd',
    `..${'a'.repeat(38)}`,
    '/etc/passwd',
    `${'a'.repeat(39)}/`,
    'A'.repeat(40),
  ])('refuses %j, which is no key', async (key) => {
    const store = open()
    await expect(store.put(key, new Uint8Array([1]), 'text/plain')).rejects.toThrow(FileStoreError)
    await expect(store.get(key)).rejects.toThrow(FileStoreError)
    await expect(store.delete(key)).rejects.toThrow(FileStoreError)
  })
})

test('the folder holds whole files in two levels of folders, and nothing unfinished', async () => {
  const key = newFileKey()
  await openFileStore({ folder, s3: NO_BUCKET }).put(key, new Uint8Array([1]), 'text/plain')
  expect(await readdir(join(folder, key.slice(0, 2), key.slice(2, 4)))).toEqual([key.slice(4)])
})

test('partial files of a killed process are deleted with their file, and no others', async () => {
  const store = openFileStore({ folder, s3: NO_BUCKET })
  const beginning = newFileKey().slice(0, 39)
  const [key, next] = [`${beginning}0`, `${beginning}1`]
  await store.put(key, new Uint8Array([1]), 'text/plain')
  await store.put(next, new Uint8Array([2]), 'text/plain')
  const place = join(folder, key.slice(0, 2), key.slice(2, 4))
  await writeFile(join(place, `${key.slice(4)}.0401e320-d95b-427a-9763-540315dbada6`), 'the first ha')
  await store.delete(key)
  expect(await readdir(place)).toEqual([next.slice(4)])
})

test('what the folder cannot write is an error, and leaves nothing', async () => {
  const store = openFileStore({ folder: '/dev/null/files', s3: NO_BUCKET })
  await expect(store.put(newFileKey(), new Uint8Array([1]), 'text/plain')).rejects.toThrow(
    'The folder of files: writing failed.',
  )
})

test('objects are stored under the bucket’s prefix, with their type', async () => {
  const key = newFileKey()
  await bucketStore().put(key, new Uint8Array([7]), 'application/rtf')
  expect(service.objects.get(`documents/people/${key}`)).toMatchObject({ contentType: 'application/rtf' })
})

test('a wrong secret is refused by the service, and the error says with what', async () => {
  const store = bucketStore({ secretAccessKey: 'another' })
  await expect(store.put(newFileKey(), new Uint8Array([1]), 'text/plain')).rejects.toThrow(
    'The store of files answered PUT with 403.',
  )
  expect(service.refusals.at(-1)).toBe('SignatureDoesNotMatch')
})

test('a busy service is asked again', async () => {
  const key = newFileKey()
  service.troubles.push('busy')
  await bucketStore().put(key, new Uint8Array([1]), 'text/plain')
  expect(await bucketStore().get(key)).toHaveLength(1)
})

test('a service that does not answer is abandoned in time', async () => {
  service.troubles.push('silent')
  await expect(bucketStore({}, 300).get(newFileKey())).rejects.toThrow('no answer in time')
})

test('an unreachable service is an error', async () => {
  const store = openFileStore({
    folder,
    url: 's3://documents',
    s3: { ...keys, endpoint: 'http://127.0.0.1:9' },
  })
  await expect(store.get(newFileKey())).rejects.toThrow('it cannot be reached')
})

test('a bucket without keys is refused when it is opened', () => {
  expect(() => openFileStore({ folder, url: 's3://documents', s3: NO_BUCKET })).toThrow(FileStoreError)
})
