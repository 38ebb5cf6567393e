import loadSqlite from '@sqlite.org/sqlite-wasm'
import fc from 'fast-check'
import Fastify from 'fastify'
import { openDump, queryPath } from '../../lib/content-database'
import { type RawRow, writeQuery } from '../../lib/content-query'
import { registerContentQueries } from './content-queries'
import { createContentSite, dumpOf } from './content-site.fixture'
import { validQuery } from './statements.fixture'

test('the endpoint gives the rows that the database of a browser gives', async () => {
  const site = await createContentSite()
  const app = Fastify()
  registerContentQueries(app, { publicDir: site.publicDir, limits: { requestsPerMinute: 1_000 } })
  const database = openDump(await loadSqlite(), dumpOf('notes'))
  let rowCount = 0
  try {
    await fc.assert(
      fc.asyncProperty(validQuery, async (query) => {
        const sql = writeQuery(query)
        const response = await app.inject({ method: 'POST', url: queryPath('notes'), payload: { sql } })
        const rows = response.json<RawRow[]>()
        expect(rows).toEqual(database.all(sql))
        rowCount += rows.length
      }),
      { numRuns: 200 },
    )
    expect(rowCount).toBeGreaterThan(1_000)
  } finally {
    database.close()
    await app.close()
    await site.remove()
  }
}, 30_000)
