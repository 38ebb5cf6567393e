import { expect, type Page } from '@playwright/test'
import { visit } from '../visit'

export const PLAYGROUND = '/docs/queries/playground'

/** The first query loads the database, on a machine that may be busy. */
export const QUERY_TIMEOUT = 20_000

/** How a run went, such as "12 rows in 3.1 ms, in this browser". */
const ANSWERED = /^(No rows|\d+ (row|item|value)s?)/

/** The query playground of the documentation, by what a reader sees of it. */
export async function openPlayground(page: Page) {
  await visit(page, PLAYGROUND)
  const root = page.getByRole('group', { name: 'Query playground' })
  // Closed tabs stay in the page for "find in page".
  const panel = root.locator('[role=tabpanel]:not([hidden])')
  const editor = panel.getByRole('textbox', { name: 'Query' })
  // What edits a query loads behind the page.
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
    /** Replaces the query, and runs it. */
    run: async (text: string) => {
      await editor.fill(text)
      await panel.getByRole('button', { name: 'Run' }).click()
    },
  }
}
