import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openPlayground, QUERY_TIMEOUT } from './playground'

const folder = join(__dirname, '../content/docs/4.queries')
const CODE_BLOCK = /^```ts\b.*\n([^]*?)^```$/gm

/** The examples of a documentation page that ask for content. */
const readExamples = (file: string) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(CODE_BLOCK)]
    .map(([, code = '']) => code.trim())
    .filter((code) => /\bqueryCollection\w*\(/.test(code))

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
