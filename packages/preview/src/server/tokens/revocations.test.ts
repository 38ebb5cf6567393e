import { randomUUID } from 'node:crypto'
import fs, { appendFile, mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { createRevocations, revocationsFile } from './revocations'

const { at: path } = createTestFolder()
let file: string
const report = jest.fn<undefined, [string]>()

beforeEach(() => {
  file = revocationsFile(path('state'))
  report.mockClear()
})

test('a running server reads at once what another process revokes', async () => {
  const server = createRevocations(file, report)
  const [first, second] = [randomUUID(), randomUUID()]
  expect(await server.read()).toEqual(new Set())
  await createRevocations(file, report).revoke(first)
  expect(await server.read()).toEqual(new Set([first]))
  await createRevocations(file, report).revoke(second)
  expect(await server.read()).toEqual(new Set([first, second]))
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('simultaneous requests share one read of the list', async () => {
  const server = createRevocations(file, report)
  const look = jest.spyOn(fs, 'stat')
  const id = randomUUID()
  const early = Array.from({ length: 200 }, () => server.read())
  await createRevocations(file, report).revoke(id)
  const late = server.read()
  await Promise.all(early)
  expect(await late).toEqual(new Set([id]))
  expect(look).toHaveBeenCalledTimes(2)
  look.mockRestore()
})

test('keeps all ids that are revoked at the same time', async () => {
  const ids = Array.from({ length: 50 }, () => randomUUID())
  await Promise.all(ids.map((id) => createRevocations(file, report).revoke(id)))
  expect(await createRevocations(file, report).read()).toEqual(new Set(ids))
})

test('starts a new line if an edited list does not end with a line break', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  const revocations = createRevocations(file, report)
  await revocations.revoke(randomUUID())
  await writeFile(file, `\r\n  ${first}\r`)
  await revocations.revoke(second)
  expect(await revocations.read()).toEqual(new Set([first, second]))
})

test('reads the list again after a change that keeps its size and time', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  const revocations = createRevocations(file, report)
  await mkdir(path('state'))
  await writeFile(file, first)
  await utimes(file, 1, 1)
  expect(await revocations.read()).toEqual(new Set([first]))
  await writeFile(file, second)
  await utimes(file, 1, 1)
  expect(await revocations.read()).toEqual(new Set([second]))
})

test('reports a broken list once, accepts no token, and recovers when the list is corrected', async () => {
  const id = randomUUID()
  const revocations = createRevocations(file, report)
  await revocations.revoke(id)
  expect(await revocations.read()).toEqual(new Set([id]))

  await appendFile(file, 'half-an-')
  expect(await revocations.read()).toBeUndefined()
  expect(await revocations.read()).toBeUndefined()
  const line = 'Line 3 is "half-an-", not the id of a token. Correct the file: it has one id per line.'
  expect(report.mock.calls).toEqual([[`No preview token is accepted, because ${file} cannot be read. ${line}`]])

  await writeFile(file, id)
  expect(await revocations.read()).toEqual(new Set([id]))
})

test('treats a list that cannot be opened as broken, not empty', async () => {
  await mkdir(file, { recursive: true })
  const revocations = createRevocations(file, report)
  expect(await revocations.read()).toBeUndefined()
  await rm(file, { recursive: true })
  expect(await revocations.read()).toEqual(new Set())
})
