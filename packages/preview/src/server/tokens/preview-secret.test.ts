import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { deriveKey, MIN_SECRET_BYTES, readSecret, secretFile } from './preview-secret'

const { at: path } = createTestFolder()
let stateDir: string

beforeEach(() => {
  stateDir = path('state')
})

test('uses PREVIEW_SECRET unchanged, and writes nothing', async () => {
  const secret = 'é'.repeat(MIN_SECRET_BYTES / 2)
  expect(Buffer.from(await readSecret({ PREVIEW_SECRET: secret }, stateDir)).toString()).toBe(secret)
  expect(await readdir(path())).toEqual([])
})

test('a short PREVIEW_SECRET is refused, without showing it', async () => {
  await expect(readSecret({ PREVIEW_SECRET: 'x'.repeat(MIN_SECRET_BYTES - 1) }, stateDir)).rejects.toThrow(
    'PREVIEW_SECRET must be at least 32 bytes long, got 31. Make one with "openssl rand -hex 32".',
  )
})

test.each([undefined, ''])('in production a server without PREVIEW_SECRET does not start (%p)', async (secret) => {
  await expect(readSecret({ NODE_ENV: 'production', PREVIEW_SECRET: secret }, stateDir)).rejects.toThrow(
    'PREVIEW_SECRET must be set in production. It signs the links of editors. Make one with "openssl rand -hex 32".',
  )
  expect(await readdir(path())).toEqual([])
})

test('outside production, keeps a random secret with owner-only access, so that links stay valid over restarts', async () => {
  const first = await readSecret({ NODE_ENV: 'development' }, stateDir)
  expect(first.length).toBeGreaterThanOrEqual(MIN_SECRET_BYTES)
  expect(await readSecret({ NODE_ENV: 'development' }, stateDir)).toEqual(first)
  expect((await stat(secretFile(stateDir))).mode & 0o777).toBe(0o600)
  expect((await stat(stateDir)).mode & 0o777).toBe(0o700)
  expect(await readSecret({ NODE_ENV: 'development' }, path('other'))).not.toEqual(first)
})

test('servers that start together share one secret and leave no other files', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => readSecret({ NODE_ENV: 'test' }, stateDir)))
  const [kept] = new Set(secrets.map((secret) => Buffer.from(secret).toString()))
  expect(new Set(secrets.map((secret) => Buffer.from(secret).toString())).size).toBe(1)
  expect((await readFile(secretFile(stateDir), 'utf8')).trim()).toBe(kept)
  expect(await readdir(stateDir)).toEqual(['secret'])
})

test('refuses a kept secret that is too short', async () => {
  await readSecret({ NODE_ENV: 'test' }, stateDir)
  await writeFile(secretFile(stateDir), 'abc\n')
  await expect(readSecret({ NODE_ENV: 'test' }, stateDir)).rejects.toThrow(
    `${secretFile(stateDir)} must hold at least 32 bytes, got 3. Remove the file to create a new secret.`,
  )
})

test('derives a different, stable key for each purpose', () => {
  const secret = new Uint8Array(MIN_SECRET_BYTES).fill(7)
  expect(deriveKey(secret, 'images')).toEqual(deriveKey(secret, 'images'))
  expect(deriveKey(secret, 'images')).not.toEqual(deriveKey(secret, 'other'))
  expect(deriveKey(secret, 'images')).toHaveLength(MIN_SECRET_BYTES)
})
