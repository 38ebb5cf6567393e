import { contentSource, createContentQueries, type ContentSource } from '@galley/query/client'
import { runScript } from '@galley/query/script'

/** What a script gave, and how. */
export interface QueryAnswer {
  value: unknown
  /** The SQL of each query that ran. */
  queries: string[]
  /** Milliseconds that the queries took together. */
  duration: number
  ranIn: ContentSource['ranIn']
}

/** Runs builder code against the content of this site. Fetched on demand, because it brings the database and a parser. */
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
