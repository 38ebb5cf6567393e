import { contentSource, createContentQueries, type ContentSource } from '@galley/query/client'
import { runScript } from '@galley/query/script'

/** Result of a script. */
export interface QueryAnswer {
  value: unknown
  /** SQL of each query that ran. */
  queries: string[]
  /** Total duration of the queries in milliseconds. */
  duration: number
  ranIn: ContentSource['ranIn']
}

/** Runs query builder code against the content of this site. Load this module on demand, because it contains the database and a parser. */
export async function runQuery(text: string): Promise<QueryAnswer> {
  const queries: string[] = []
  let duration = 0
  const source: ContentSource = {
    ...contentSource,
    run: async (collection, sql) => {
      queries.push(sql)
      const start = performance.now()
      const rows = await contentSource.run(collection, sql)
      duration += performance.now() - start
      return rows
    },
  }
  const value = await runScript(text, createContentQueries(source))
  return { value, queries, duration, ranIn: contentSource.ranIn }
}
