import { expect, type Page } from '../test'
import { visit } from '../visit'

export const PLAYGROUND = '/docs/queries/playground'

/** Time for the first query, which loads the database, on a busy machine. */
export const QUERY_TIMEOUT = 20_000

/** The line about a run, such as "12 rows in 3.1 ms, in this browser". */
const ANSWERED = /^(No rows|\d+ (row|item|value)s?)/

/** The visible parts of the query playground in the documentation. */
export async function openPlayground(page: Page) {
  await visit(page, PLAYGROUND)
  const root = page.getByRole('group', { name: 'Query playground' })
  // The page keeps closed tabs for the browser's search, so this excludes hidden tabs.
  const panel = root.locator('[role=tabpanel]:not([hidden])')
  const editor = panel.getByRole('textbox', { name: 'Query' })
  // The query editor loads after the page.
  await expect(editor).toBeVisible()
  const answer = root.getByRole('status').filter({ hasText: ANSWERED })
  return {
    root,
    editor,
    tab: (name: string) => root.getByRole('tab', { name, exact: true }),
    table: root.getByRole('table'),
    problem: root.getByRole('alert'),
    answer,
    answered: () => expect(answer).toBeVisible({ timeout: QUERY_TIMEOUT }),
    /** Replaces and runs the query. */
    run: async (text: string) => {
      await editor.fill(text)
      await panel.getByRole('button', { name: 'Run' }).click()
    },
  }
}
