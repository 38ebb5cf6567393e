import { test } from '../deploys'
import { expect, type Page, pathOf } from '../test'
import { visit } from '../visit'

/** An action of a reader in a tab that is older than the published build. */
interface Step {
  name: string
  path: string
  act: (page: Page) => Promise<unknown>
  /** The visible result if the action works. */
  done: (page: Page) => ReturnType<Page['locator']>
  /** The visible message if the action fails. */
  failed?: (page: Page) => ReturnType<Page['locator']>
}

const DOCS = '/docs/getting-started'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const notice = (page: Page) => page.getByRole('alert')

const STEPS: Step[] = [
  {
    name: 'searches',
    path: DOCS,
    act: async (page) => {
      if (!(await dialog(page).isVisible())) await page.keyboard.press('ControlOrMeta+k')
      await dialog(page).getByRole('combobox').fill('redirects', { timeout: 2000 })
    },
    done: (page) => dialog(page).getByRole('option').first(),
    failed: (page) => dialog(page).getByText('could not be loaded').or(notice(page)).first(),
  },
  {
    name: 'opens a menu',
    path: DOCS,
    act: async (page) => {
      const studio = page.getByRole('banner').getByRole('button', { name: 'Studio' })
      if ((await studio.getAttribute('aria-expanded')) === 'false') await studio.click({ timeout: 2000 })
    },
    done: (page) => page.getByRole('banner').getByRole('link', { name: 'Pricing' }),
    failed: (page) => notice(page).first(),
  },
  {
    name: 'runs a query',
    path: '/docs/queries/playground',
    act: async (page) => {
      await page.getByRole('button', { name: 'Run' }).click({ timeout: 2000 })
    },
    done: (page) => page.getByRole('status').filter({ hasText: /rows? in/ }),
    failed: (page) => notice(page).first(),
  },
  {
    name: 'changes a tab',
    path: '/docs/files/markdown',
    act: (page) => page.getByRole('tab').nth(1).click({ timeout: 2000 }),
    done: (page) => page.getByRole('tab', { selected: true }).nth(0),
  },
  {
    name: 'copies the page',
    path: DOCS,
    act: (page) => page.getByRole('main').getByRole('button', { name: 'Copy page' }).click({ timeout: 2000 }),
    done: (page) => page.getByRole('main').getByRole('button', { name: 'Copied' }),
    failed: (page) => page.getByRole('status').filter({ hasText: 'Copying failed' }),
  },
]

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const expectWhole = async (page: Page, path: string) => {
  // Finds the element without its role, because elements behind a dialog have no role.
  await expect(page.locator('main h1')).toBeVisible()
  expect(pathOf(new URL(page.url()))).toBe(path)
}

for (const { name, path, act, done, failed = done } of STEPS) {
  for (const build of ['words', 'code'] as const) {
    test(`a reader ${name} after a deploy of other ${build}`, async ({ page, publish }) => {
      let loads = 0
      page.on('load', () => (loads += 1))
      await visit(page, path)
      publish(build)
      // If code is missing, the page reloads, and the reader acts again.
      await expect(async () => {
        await act(page)
        await expect(done(page)).toBeVisible({ timeout: 3000 })
      }).toPass()
      expect(loads).toBeLessThanOrEqual(2)
      await expectWhole(page, path)
    })
  }

  for (const trouble of ['a server that fails', 'a server that stalls', 'no network'] as const) {
    test(`a reader ${name} with ${trouble}`, async ({ page, context, publish }) => {
      test.slow(trouble === 'a server that stalls')
      await visit(page, path)
      if (trouble === 'no network') await context.setOffline(true)
      else publish(trouble === 'a server that fails' ? 'error' : 'stalled')
      await act(page).catch(() => undefined)
      // The tab stops waiting for a request after ten seconds, and for a response of the site after five more.
      await expect(done(page).or(failed(page)).first()).toBeVisible({ timeout: 20_000 })
      await expectWhole(page, path)
    })
  }
}

test('a stalled search ends with a message, and the reader can try again', async ({ page, publish }) => {
  const [{ act, done }] = STEPS as [Step]
  await visit(page, DOCS)
  await page.keyboard.press('ControlOrMeta+k')
  await dialog(page).getByRole('combobox').waitFor()
  publish('stalled')
  await act(page)
  const again = dialog(page).getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 15_000 })
  await expect(dialog(page).getByRole('combobox')).toHaveValue('redirects')
  publish('same')
  await again.click()
  await expect(done(page)).toBeVisible()
})
