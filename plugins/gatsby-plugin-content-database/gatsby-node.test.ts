import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onCreateDevServer, onPreExtractQueries } from './gatsby-node'

const projectDir = process.cwd()
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-database-'))
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(projectDir)
  rmSync(folder, { recursive: true })
})

const DUMP = '/api/content/docs/sql_dump.txt'

/** A page of documentation. */
const page = (title: string) => ({ id: 'a', stem: 'docs/a', path: '/docs/a', title, body: null })

/** Gatsby with one page, the title of which changes. */
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
  expect(existsSync(join(folder, 'public', DUMP))).toBe(true)
})

test('in develop a database is made of the content when somebody asks for it', async () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development')
  mkdirSync(join(folder, 'public/api/content/docs'), { recursive: true })
  writeFileSync(join(folder, 'public', DUMP), 'Of an earlier build.')
  const { api, getNodesByType, rename } = createGatsby()
  let answer: (...given: object[]) => void = () => undefined
  const app = { get: (_path: string, given: typeof answer) => (answer = given) }
  await (onCreateDevServer as (given: object) => Promise<void>)({ ...api, app })
  expect(existsSync(join(folder, 'public', DUMP))).toBe(false)

  const send = jest.fn()
  const next = jest.fn()
  const ask = (path: string) => answer({ path }, { type: () => ({ send }) }, next)
  await rename('Second title')
  expect(getNodesByType).not.toHaveBeenCalled()
  ask(DUMP)
  expect(send).toHaveBeenLastCalledWith(expect.stringContaining('Second title'))
  await rename('Third title')
  ask(DUMP)
  expect(send).toHaveBeenLastCalledWith(expect.stringContaining('Third title'))
  ask('/api/content/docs/query')
  expect(next).toHaveBeenCalled()
  jest.restoreAllMocks()
})
