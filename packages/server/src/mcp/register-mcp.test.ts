import { site as ownSite } from '@galley/site'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import Fastify, { type FastifyInstance } from 'fastify'
import { registerContentQueries } from '../content-query'
import { createServer } from '../create-server'
import { MCP_LIMITS, type McpLimits } from './mcp-limits'
import { createMcpSite, LONG_TEXT } from './mcp-site.fixture'
import { registerMcp } from './register-mcp'

/** Threads start slowly on a busy machine. */
jest.setTimeout(60_000)

let site: Awaited<ReturnType<typeof createMcpSite>>
let url: URL
const apps: FastifyInstance[] = []
const clients: Client[] = []

async function listen(app: FastifyInstance) {
  apps.push(app)
  return new URL('/mcp', await app.listen({ port: 0, host: '127.0.0.1' }))
}

/** Starts the endpoint alone, with other limits. */
async function listenWith(limits: Partial<McpLimits>) {
  const { publicDir, manifest } = site.options
  const app = Fastify()
  registerMcp(app, { publicDir, pages: manifest.pages, queries: registerContentQueries(app, publicDir), limits })
  return listen(app)
}

async function connect(mode: 'auto' | 'legacy' = 'auto', at = url) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  clients.push(client)
  await client.connect(new StreamableHTTPClientTransport(at))
  return client
}

/** Calls a tool, and returns the text of the answer. An error starts with "error: ". */
async function call(name: string, args: Record<string, unknown> = {}, client = shared) {
  const { content, isError } = await client.callTool({ name, arguments: args })
  const [part] = content as { type: string; text: string }[]
  return `${isError ? 'error: ' : ''}${part?.text}`
}

const post = (body: string, headers: Record<string, string> = {}, at = url) =>
  fetch(at, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
  })

const message = (method: string, params: object = {}) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })

let shared: Client

beforeAll(async () => {
  site = await createMcpSite()
  url = await listenWith({ requestsPerMinute: 10_000 })
  shared = await connect()
})

afterAll(async () => {
  for (const client of clients) await client.close()
  for (const app of apps) await app.close()
  await site.remove()
})

test.each(['auto', 'legacy'] as const)('the official client connects and lists the tools: %s', async (mode) => {
  const client = await connect(mode)
  expect(client.getServerVersion()).toMatchObject({ name: ownSite.name, websiteUrl: ownSite.url })
  expect(client.getInstructions()).toContain(ownSite.url)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['search', 'read_page', 'list_pages', 'query_collection'])
  for (const { annotations } of tools) expect(annotations).toMatchObject({ readOnlyHint: true })
  expect(tools.at(-1)?.description).toContain('letters: "_content_letters" (id, sortKey, secret)')
  expect(await call('read_page', { path: '/docs/install', section: 'windows' }, client)).toBe('## Windows\n\nClick.\n')
})

const INVALID = /^error: Input validation error/
const COUNT = 'SELECT COUNT(*) FROM "_content_notes"'
const NOVELS = 'SELECT "text" FROM "_content_novels"'
const FEATURED = 'SELECT "path" FROM "_content_notes" WHERE "featured" = 1 ORDER BY "sortKey" LIMIT 2'

test.each<[tool: string, args: Record<string, unknown>, answer: string | RegExp]>([
  ['search', { query: 'anchor', limit: 1 }, '- /docs/install#linux — Guide › Install › Linux\n  Run the anchor.'],
  ['search', { query: 'anchr', area: 'docs' }, /^Searched for "anchor"\.\n- \/docs\/install#linux/],
  ['search', { query: 'submarine' }, /^Nothing was found\./],
  ['search', { query: 'anchor', area: 'blog' }, /^Nothing was found\./],
  ['search', { query: 'a', area: 'dcos' }, /Unknown area "dcos"\. Did you mean "docs"\? Areas: docs, blog, pages/],
  ['read_page', { path: 'docs/install/' }, /^# Install\n\n## Linux/],
  ['read_page', { path: '/docs/install.md' }, /^# Install\n\n## Linux/],
  ['read_page', { path: 'https://harbour.example/docs/install?a=1' }, /^# Install\n\n## Linux/],
  ['read_page', { path: '/index.md' }, '# Home\n'],
  ['read_page', { path: '/docs/größe' }, '# Größe\n'],
  ['read_page', { path: '/docs/gr%C3%B6%C3%9Fe.md' }, '# Größe\n'],
  ['read_page', { path: '/docs/install#linux' }, '## Linux\n\nRun the anchor.\n'],
  [
    'read_page',
    { path: '/docs/install', section: 'linus' },
    'error: "/docs/install" has no section "linus". Did you mean "linux"? Sections: install, linux, windows.',
  ],
  ['read_page', { path: '/docs/instal' }, 'error: There is no page "/docs/instal". Did you mean "/docs/install"?'],
  ['read_page', { path: '/bare' }, 'error: The page "/bare" has no Markdown.'],
  ['list_pages', { under: 'docs/' }, '- [Install [x]](/docs/install): How to begin.\n- [Größe](/docs/größe)'],
  ['list_pages', { under: '/doc' }, 'error: No pages are listed below "/doc". List the pages below "/".'],
  ['query_collection', { collection: 'notes', sql: FEATURED }, '[{"path":"/notes/0"},{"path":"/notes/3"}]'],
  ['query_collection', { collection: 'notes', sql: 'DELETE FROM "x"' }, /^error: The query on "notes" cannot run/],
  ['query_collection', { collection: 'note', sql: COUNT }, /^error: There is no collection "note"\. Did you mean "no/],
  [
    'query_collection',
    { collection: 'novels', sql: NOVELS },
    /^error: The rows have 200\d+ characters, more than 30000\./,
  ],
  ['search', { query: 5 }, INVALID],
  ['search', { query: 'x'.repeat(201) }, INVALID],
  ['search', { query: 'a', limit: 1000 }, INVALID],
  ['search', { text: 'a' }, INVALID],
  ['read_page', { path: '/', offset: -1 }, INVALID],
  ['query_collection', { collection: 'notes', sql: { $gt: '' } }, INVALID],
])('%s with %j answers %p', async (tool, args, answer) => {
  const text = await call(tool, args)
  if (typeof answer === 'string') expect(text).toBe(answer)
  else expect(text).toMatch(answer)
})

test('read_page returns a long page in parts', async () => {
  const { answerLength } = MCP_LIMITS
  const first = await call('read_page', { path: '/long' })
  const [text, note] = first.split('\n\n[')
  expect(note).toBe(
    `Characters 0 to ${answerLength} of ${LONG_TEXT.length}. Go on with offset ${answerLength}, or read one section.]`,
  )
  const [rest, end] = (await call('read_page', { path: '/long', offset: answerLength })).split('\n\n[')
  expect(text! + rest!).toBe(LONG_TEXT)
  expect(end).toBe(`Characters ${answerLength} to ${LONG_TEXT.length} of ${LONG_TEXT.length}.]`)
  expect(await call('read_page', { path: '/long', offset: 1e9 })).toMatch(/^\n\n\[Characters 45008 to /)
})

test.each([
  '/secret',
  '../../etc/passwd',
  'file:///etc/passwd',
  '/api/search/areas.json',
  '/404.html',
  'http://',
  `/${'a'.repeat(20_000)}`,
  '__proto__',
])('read_page reports the unknown page %j', async (path) => {
  const answer = await call('read_page', { path })
  expect(answer).toMatch(/^error: There is no page "/)
  expect(answer.length).toBeLessThan(700)
})

test('list_pages lists all pages in parts', async () => {
  const first = (await call('list_pages')).split('\n')
  expect(first).toHaveLength(MCP_LIMITS.pages + 2)
  expect(first.at(-1)).toBe('[Pages 0 to 100 of 153. Go on with offset 100.]')
  const rest = (await call('list_pages', { offset: 100 })).split('\n')
  expect([rest.length, rest.at(-1)]).toEqual([55, '[Pages 100 to 153 of 153.]'])
})

test('a page is a resource, and an unknown page is an error', async () => {
  const { resourceTemplates } = await shared.listResourceTemplates()
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([`${ownSite.url}/{+path}.md`])
  const uri = `${ownSite.url}/docs/install.md`
  expect((await shared.readResource({ uri })).contents).toMatchObject([{ uri, mimeType: 'text/markdown' }])
  await expect(shared.readResource({ uri: `${ownSite.url}/secret.md` })).rejects.toThrow('There is no page "/secret')
})

test.each([
  ['{', {}, 400, -32_700],
  [`[${message('tools/list')}]`, {}, 400, -32_600],
  [message('tools/list'), { 'content-type': 'text/plain' }, 415, -32_000],
  [message('tools/list', { x: 'x'.repeat(MCP_LIMITS.bodyBytes) }), {}, 413, -32_000],
  [message('tools/list'), { origin: 'https://evil.example' }, 403, -32_000],
  [message('tools/list'), { origin: 'null' }, 403, -32_000],
  [message('tools/list').replace(/.$/, `,"params":${'['.repeat(20_000)}${']'.repeat(20_000)}}`), {}, 400, undefined],
])('answers a JSON-RPC error to %.40s with the headers %j', async (body, headers, status, code) => {
  const response = await post(body, headers)
  const { jsonrpc, error } = (await response.json()) as { jsonrpc: string; error: { code: number; message: string } }
  expect([response.status, jsonrpc]).toEqual([status, '2.0'])
  if (code !== undefined) expect(error.code).toBe(code)
  expect(error.message).not.toMatch(/at .*\.[jt]s|node_modules/)
  expect(response.headers.get('cache-control')).toContain('no-store')
})

test.each(['https://harbour.example', 'http://localhost:6274'])('accepts calls from a page of %s', async (origin) => {
  expect((await post(message('tools/list'), { origin })).status).toBe(200)
})

test.each(['GET', 'DELETE'])('refuses %s, because there are no sessions', async (method) => {
  const response = await fetch(url, { method, headers: { accept: 'text/event-stream' } })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})

test.each(['auto', 'legacy'] as const)('refuses many simultaneous searches of one client: %s', async (mode) => {
  const client = await connect(mode, await listenWith({ perIp: 2 }))
  // No thread runs yet, so the first search takes longest.
  const answers = await Promise.all(Array.from({ length: 30 }, () => call('search', { query: 'anchor' }, client)))
  const refused = answers.filter((answer) => answer.startsWith('error: '))
  expect(refused).toHaveLength(28)
  expect(refused[0]).toMatch(/^error: 2 searches of your IP address are running or waiting already\./)
  expect(await call('search', { query: 'anchor' }, client)).toMatch(/^- \/docs\/install#linux/)
})

test('limits requests per IP address', async () => {
  const at = await listenWith({ requestsPerMinute: 1 })
  expect((await post(message('tools/list'), {}, at)).status).toBe(200)
  expect((await post(message('tools/list'), {}, at)).status).toBe(429)
})

test('the server of a site has the endpoint', async () => {
  const at = await listen(createServer(site.options))
  expect((await post(message('tools/list'), {}, at)).status).toBe(200)
  expect((await fetch(at)).headers.get('x-robots-tag')).toBe('noindex')
})

test('a site can disable the endpoint', async () => {
  Object.assign(ownSite, { mcp: false })
  const at = await listen(createServer(site.options))
  Object.assign(ownSite, { mcp: true })
  expect((await post(message('tools/list'), {}, at)).status).toBe(404)
})
