import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { workInOwnFolder } from '@galley/testing/own-folder.fixture'
import { onCreateDevServer, onPreExtractQueries } from './node-hooks'

workInOwnFolder()

const DUMP = '/api/content/docs/sql_dump.txt'

/** A page of documentation. */
const page = (title: string) => ({ id: 'a', stem: 'docs/a', path: '/docs/a', title, body: 'null' })

/** Gatsby with one page, whose title changes. */
function createGatsby() {
  const getNodesByType = jest.fn((type: string) => (type === 'Doc' ? [page(title)] : []))
  let title = 'First title'
  const api = { getNodesByType, reporter: { verbose: jest.fn() } }
  const rename = (next: string) => {
    title = next
    getNodesByType.mockClear()
    return (onPreExtractQueries as (given: object) => Promise<void>)(api)
  }
  return { api, getNodesByType, rename }
}

test('a build writes the databases', async () => {
  await createGatsby().rename('A title')
  expect(existsSync(join('public', DUMP))).toBe(true)
})

test('in develop, a request returns a database of the current content', async () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development')
  const { api, getNodesByType, rename } = createGatsby()
  let answer: (...given: object[]) => Promise<void> = async () => undefined
  const app = { get: (_path: string, given: typeof answer) => (answer = given) }
  await (onCreateDevServer as (given: object) => Promise<void>)({ ...api, app })

  const send = jest.fn()
  const ask = () => answer({ path: DUMP }, { type: () => ({ send }) })
  await rename('Second title')
  expect(getNodesByType).not.toHaveBeenCalled()
  await ask()
  expect(send).toHaveBeenLastCalledWith(expect.stringContaining('Second title'))
  await rename('Third title')
  await ask()
  expect(send).toHaveBeenLastCalledWith(expect.stringContaining('Third title'))
  jest.restoreAllMocks()
})
