import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../test'
import { openPlayground, QUERY_TIMEOUT } from './playground'

const folder = join(__dirname, '../../content/docs/4.queries')

const readBlocks = (file: string, language: string) =>
  [
    ...readFileSync(join(folder, file), 'utf8').matchAll(new RegExp(`^\`\`\`${language}\\b.*\\n([^]*?)^\`\`\`$`, 'gm')),
  ].map(([, code = '']) => code.trim())

/** The examples of a documentation page that query content. */
const readExamples = (file: string) => readBlocks(file, 'ts').filter((code) => /\bqueryCollection\w*\(/.test(code))

for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
  const examples = readExamples(file)
  if (examples.length === 0) continue

  test(`the examples of ${file} run as they are printed`, async ({ page }) => {
    test.slow()
    const { run, problem, answer } = await openPlayground(page)
    for (const example of examples) {
      await test.step(example, async () => {
        await run(example)
        await expect(problem.or(answer)).toBeVisible({ timeout: QUERY_TIMEOUT })
        await expect(problem).toHaveCount(0)
      })
    }
  })
}

test.describe('the examples of 8.endpoint.md', () => {
  const file = '8.endpoint.md'
  const endpoint = '/api/content/docs/query'

  test('the request returns the printed response', async ({ request }) => {
    const [query, answer] = readBlocks(file, 'json').map((block) => JSON.parse(block) as unknown)
    const response = await request.post(endpoint, { data: query })
    expect(await response.json()).toEqual(answer)
  })

  test('the endpoint accepts every query', async ({ request }) => {
    const queries = readBlocks(file, 'sql').flatMap((block) => block.split('\n'))
    expect(queries.length).toBeGreaterThan(0)
    for (const sql of queries) {
      const response = await request.post(endpoint, { data: { sql } })
      expect(response.status(), sql).toBe(200)
    }
  })
})
