import fc from 'fast-check'
import { createQueryCollection } from '../builder'
import { MAX_SCRIPT_LENGTH, compileScript, runScript, ScriptError, type ScriptApi } from '.'

/** Returns a query function that answers with its name, its arguments and the arguments of `where()`. */
const echo =
  (...known: unknown[]) =>
  (...values: unknown[]): object => ({
    where: echo(...known, ...values),
    then: (resolve: (value: unknown) => void) => resolve([...known, ...values]),
  })

/** Query functions that answer with the SQL of a query, and count seven rows. */
const API: ScriptApi = {
  queryCollection: createQueryCollection({
    columns: async () => [],
    run: async (_collection, sql) => [{ sql, count: 7 }],
  }),
  queryCollectionNavigation: echo('navigation'),
  queryCollectionItemSurroundings: echo('surroundings'),
  queryCollectionSearchSections: echo('sections'),
}

const run = (text: string, api = API) => runScript(text, api)

/** Returns the SQL of the last query of a script, from its table on. */
const sqlOf = async (text: string) => ((await run(text)) as { sql: string }[])[0]!.sql.replace('SELECT * FROM ', '')

/** Returns the message of the error with which a script fails. */
const refusal = async (text: string) => {
  const error: unknown = await run(text).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ScriptError)
  return (error as ScriptError).message
}

test('a script returns the value of its last statement', async () => {
  expect(await sqlOf("await queryCollection('docs').all()")).toBe('"_content_docs" ORDER BY "sortKey" ASC')
  expect(await run("queryCollection('docs').count();")).toBe(7)
  expect(await run("queryCollection('docs').sql()")).toBe('SELECT * FROM "_content_docs" ORDER BY "sortKey" ASC')
})

test('a script passes strings, numbers, booleans, null, arrays and objects to functions', async () => {
  expect(await run("queryCollectionNavigation(`docs`).where('a', 'IN', [1, -2.5, \"it's\", true, null, []])")).toEqual([
    ...['navigation', 'docs', 'a', 'IN'],
    [1, -2.5, "it's", true, null, []],
  ])
  expect(await run("await queryCollectionItemSurroundings('docs', '/a', { before: 2, 'after': 0 })")).toEqual([
    ...['surroundings', 'docs', '/a'],
    { before: 2, after: 0 },
  ])
})

test('a script can group conditions and nest groups', async () => {
  const group = "q.where('a', '=', 1).orWhere(r => r.where('b', '=', 2).where('c', '=', 3))"
  expect(await sqlOf(`queryCollection('docs').andWhere((q) => ${group}).all()`)).toContain(
    'WHERE (("a" = 1) AND (("b" = 2) OR ("c" = 3)))',
  )
})

test('a script can store queries, values and answers in variables', async () => {
  const text = `
    import { queryCollection } from '@galley/query/client'
    // Two queries start from this one.
    const area = '/blog%'
    const posts = queryCollection('posts').where('path', 'LIKE', area)
    const total = await posts.count()
    await posts.limit(total).all()
  `
  expect(await sqlOf(text)).toBe(`"_content_posts" WHERE ("path" LIKE '/blog%') ORDER BY "sortKey" ASC LIMIT 7`)
})

test('a script can destructure a list', async () => {
  const start = "const [, after] = await queryCollectionItemSurroundings('docs', '/a')"
  expect(await sqlOf(`${start}\nqueryCollection('x').where('path', '=', after).all()`)).toContain(`("path" = 'docs')`)
})

test.each([
  ['', /^Line 1, column 1: There is nothing to run/],
  ['const = 1', /^Line 1, column 7: This cannot be read: Unexpected token\./],
  ["const rows: Row[] = await queryCollection('docs').all()", /^Line 1, column 11: .*without types/],
  [
    "queryColection('a')",
    /^Line 1, column 1: "queryColection" cannot be called here\. Did you mean "queryCollection"\?/,
  ],
  ["\n  queryCollection('docs').wher('a')", /^Line 2, column 27: Unknown method "\.wher"\. Did you mean "where"\?/],
  ["queryCollection('docs').where('a', '=', 1)", /This query has not run\. End it with \.all\(\)/],
  ['const a = 1\nb', /^Line 2, column 1: Unknown variable "b"\..*Declare it with const first/],
  ["const q = queryCollection('docs')\nqueryCollection(q)", /^Line 2, column 17: This is a query.* Await it first/],
  ["const [a] = queryCollection('docs').all()\na", /^Line 1, column 13: Only lists can be destructured\. Await a list/],
  ["const q = await queryCollection('docs').all()\nq.map()", /^Line 2, column 3: "\.map" cannot .* is not a query/],
  ["queryCollection('docs').andWhere(q => 1).all()", /A group must return conditions\. Write q => q\.where/],
  ["queryCollection('docs')\n  .andWhere((a, b) => a).all()", /^Line 2, column 13: /],
  ['q => q.where()', /A group must be an argument/],
  ["import { queryCollection } from 'gatsby'", /^Line 1, column 33: "gatsby" cannot be imported here\. Only "@galley/],
  ["import { queryCollection as q } from '@galley/query/client'", /is not allowed here/],
])('reports the position and the remedy of the mistake in %s', async (text, message) => {
  expect(await refusal(text)).toMatch(message)
})

test("adds a position to the builder's errors and keeps their cause", async () => {
  const cause = new Error('Value for IN must be an array')
  const api: ScriptApi = {
    ...API,
    queryCollection: () => ({
      where: () => {
        throw cause
      },
    }),
  }
  await expect(runScript("queryCollection('docs')\n  .where('a', 'IN', 1)", api)).rejects.toMatchObject({
    message: 'Line 2, column 4: Value for IN must be an array',
    cause,
  })
})

test('a query that fails rejects with its own error', async () => {
  const reason = new Error('no such column')
  const reject = () => {
    throw reason
  }
  const api: ScriptApi = {
    ...API,
    queryCollection: () => ({ all: async () => reject(), first: async () => reject() }),
  }
  const text = "const early = queryCollection('docs').all()\nawait queryCollection('docs').first()"
  await expect(runScript(text, api)).rejects.toBe(reason)
})

test.each([
  "queryCollection('docs').constructor('return process')()",
  "queryCollection('docs')['all']()",
  "queryCollection('docs').__proto__",
  "queryCollection('docs')?.all()",
  "queryCollection('docs').then()",
  "queryCollection(...['docs']).all()",
  'queryCollection`docs`',
  "new queryCollection('docs')",
  "queryCollection('docs').andWhere(q => q.constructor('alert(1)')).all()",
  "queryCollection('docs').andWhere(q => q.all()).all()",
  "queryCollection('docs').andWhere(({ where }) => where).all()",
  "queryCollection('docs').andWhere(q => { while (true) {} }).all()",
  "queryCollection('docs').andWhere(async q => q).all()",
  'const f = q => f(q)\nf(1)',
  '({ __proto__: { polluted: true } })',
  "({ ['a']: 1 })",
  '({ get a() { return 1 } })',
  '({ ...globalThis })',
  'const a = [1]\n;[a, a]',
  "[queryCollection('docs').all()]",
  "eval('1')",
  "import('node:fs')",
  'while (true) {}',
  '-(1)()',
  '`${1}`',
  "import '@galley/query/client' with { type: 'json' }",
])('refuses the code %s with its position', async (text) => {
  expect(await refusal(text)).toMatch(/^Line \d+, column \d+: /)
  expect({}).not.toHaveProperty('polluted')
})

test('refuses a script before its first statement runs', async () => {
  const queryCollection = jest.fn()
  const script = runScript("queryCollection('docs').all()\nwhile (true) {}", { ...API, queryCollection })
  await expect(script).rejects.toThrow(ScriptError)
  expect(queryCollection).not.toHaveBeenCalled()
})

test('a script cannot read inherited properties as variables', async () => {
  for (const name of ['constructor', '__proto__']) expect(await refusal(name)).toContain(`Unknown variable "${name}".`)
})

const nested = (open: string, close = '') => {
  const times = Math.floor(MAX_SCRIPT_LENGTH / (open.length + close.length)) - 1
  return `${open.repeat(times)}1${close.repeat(times)}`
}
test.each([
  ['lists', nested('[', ']')],
  ['unclosed brackets', nested('(')],
  ['functions', nested('a=>')],
  ['awaits', nested('await ')],
  ['calls', nested('queryCollection(', ')')],
])('refuses deeply nested %s', async (_, text) => {
  const start = performance.now()
  expect(await refusal(text)).toMatch(/^Line 1, column \d+: /)
  expect(performance.now() - start).toBeLessThan(10_000)
})

test('refuses a long script', async () => {
  expect(await refusal(' '.repeat(5_000_000))).toContain(`Write at most ${MAX_SCRIPT_LENGTH}.`)
})

test('accepts a chain of 1000 calls', async () => {
  expect(await sqlOf(`queryCollection('docs')${'.skip(1)'.repeat(1000)}.all()`)).toContain('OFFSET 1')
})

test('any text compiles or throws a ScriptError', () => {
  const pieces = fc.constantFrom(
    ..."queryCollection|('docs')|.where|.all()|await |const a = |[|]|{|}|(|)|=>|q|'|`|${|.|,|;|\n|//|/*|__proto__|constructor".split(
      '|',
    ),
    ...'...|?.|-1|\u2028|\0|import |\ud83e|é'.split('|'),
  )
  const texts = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.array(pieces).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      try {
        compileScript(text)
      } catch (error) {
        expect(error).toBeInstanceOf(ScriptError)
      }
    }),
    { numRuns: 200 },
  )
})
