import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { workInOwnFolder } from '@galley/testing/own-folder.fixture'
import { createFilesOnRequest } from './files-on-request'

workInOwnFolder()

type Answer = (...given: unknown[]) => Promise<void>

/** Creates a server with the files of `make`, and returns its responses. */
function serve(make: () => Promise<ReadonlyMap<string, string>>) {
  const files = createFilesOnRequest()
  let answer: Answer = async () => undefined
  files.serve({ get: (_path: string, given: Answer) => (answer = given) }, '/api/words', make)
  const send = jest.fn()
  const next = jest.fn()
  return {
    ...{ forget: files.forget, send, next },
    ask: (path: string) =>
      answer({ path }, { type: (name: string) => ({ send: (text: string) => void send(name, text) }) }, next),
  }
}

let times = 0
const makeWords = async () => new Map([['/api/words/a.json', `"${(times += 1)}"`]])
beforeEach(() => void (times = 0))

test('creates the files on the first request, and again only after a change', async () => {
  const { ask, send, forget } = serve(makeWords)
  expect(times).toBe(0)
  await Promise.all([ask('/api/words/a.json'), ask('/api/words/a.json')])
  expect(send.mock.calls).toEqual([
    ['.json', '"1"'],
    ['.json', '"1"'],
  ])
  forget()
  await ask('/api/words/a.json')
  expect(send).toHaveBeenLastCalledWith('.json', '"2"')
})

test('removes the files of an earlier build, which Gatsby would serve first', () => {
  const earlier = 'public/api/words/a.json'
  mkdirSync('public/api/words', { recursive: true })
  writeFileSync(earlier, '"old"')
  serve(makeWords)
  expect(existsSync(earlier)).toBe(false)
})

test('leaves other paths to other routes', async () => {
  const { ask, send, next } = serve(makeWords)
  await ask('/api/words/query')
  expect(next.mock.calls).toEqual([[]])
  expect(send).not.toHaveBeenCalled()
})

test('passes an error to the server, and tries again on the next request', async () => {
  const broken = new Error('No words.')
  const { ask, send, next } = serve(jest.fn(makeWords).mockRejectedValueOnce(broken))
  await ask('/api/words/a.json')
  expect(next.mock.calls).toEqual([[broken]])
  await ask('/api/words/a.json')
  expect(send).toHaveBeenCalledTimes(1)
})
