import { expect, type Locator, type Page, test } from '../test'
import { visit } from '../visit'

const pages = '/docs/components/interface'

interface Pull {
  x: number
  y: number
}

/** If a pointer rests this long before its release, its speed is zero, and only the distance of the pull counts. */
const REST_MS = 300

/** Waits until an element has stopped moving and can be pressed. */
const waitUntilStill = (part: Locator) => part.click({ trial: true })

// A simulated clock skips waiting times.
test.beforeEach(({ page }) => page.clock.install())

/** Presses the centre of an element, pulls and releases, with a finger. */
async function pullByTouch(page: Page, from: Locator, { x, y }: Pull) {
  const box = (await from.boundingBox())!
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const client = await page.context().newCDPSession(page)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
  for (let step = 1; step <= 10; step++) {
    const point = { x: start.x + (x * step) / 10, y: start.y + (y * step) / 10 }
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await page.clock.fastForward(REST_MS)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Presses the centre of an element, pulls and releases, with the mouse. */
async function pullByMouse(page: Page, from: Locator, { x, y }: Pull) {
  const box = (await from.boundingBox())!
  const [startX, startY] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(startX, startY)
  await page.mouse.down()
  await page.mouse.move(startX + x, startY + y, { steps: 10 })
  await page.clock.fastForward(REST_MS)
  await page.mouse.up()
}

const heightOf = async (part: Locator) => (await part.boundingBox())!.height

test.describe('a modal', () => {
  test('scrolls between its title and its buttons', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await visit(page, `${pages}/modal`)
    await page.getByRole('button', { name: 'How we publish' }).click()
    const dialog = page.getByRole('dialog', { name: 'How we publish' })
    await expect(dialog.getByText('Merge.')).not.toBeInViewport()
    await dialog.getByText('Merge.').scrollIntoViewIfNeeded()
    await expect(dialog.getByText('Merge.')).toBeInViewport()
    await expect(dialog.getByRole('heading', { name: 'How we publish' })).toBeInViewport()
    await expect(dialog.getByRole('button', { name: 'Understood' })).toBeInViewport()
    expect(await heightOf(dialog)).toBe(500)
  })
})

for (const { pointer, pull, use } of [
  { pointer: 'a finger', pull: pullByTouch, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  { pointer: 'the mouse', pull: pullByMouse, use: { viewport: { width: 1280, height: 800 } } },
]) {
  test.describe(`a drawer under ${pointer}`, () => {
    test.use(use)

    test('springs back after a pull of less than a quarter of its height, and closes after a longer pull', async ({
      page,
    }) => {
      await visit(page, `${pages}/drawer`)
      await page.getByRole('button', { name: 'Share the page' }).click()
      const drawer = page.getByRole('dialog', { name: 'Share the page' })
      const title = drawer.getByRole('heading')
      await waitUntilStill(drawer)
      const height = await heightOf(drawer)

      await pull(page, title, { x: 0, y: height * 0.15 })
      await waitUntilStill(drawer)
      await expect(title).toBeInViewport()
      await pull(page, title, { x: 0, y: height * 0.4 })
      await expect(drawer).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Share the page' })).toBeFocused()
    })
  })
}

test.describe('a drawer under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const [edge, x, y] of [
    ['top', 0, -100],
    ['start', -150, 0],
    ['end', 150, 0],
  ] as const) {
    test(`closes by a pull to the ${edge}`, async ({ page }) => {
      await visit(page, `${pages}/drawer`)
      await page.getByRole('button', { name: `At the ${edge}` }).click()
      const drawer = page.getByRole('dialog', { name: 'Table of figures' })
      await waitUntilStill(drawer)
      await pullByTouch(page, drawer.getByText('Pull this drawer'), { x: -x, y: -y })
      await expect(drawer).toBeVisible()
      await pullByTouch(page, drawer.getByText('Pull this drawer'), { x, y })
      await expect(drawer).toHaveCount(0)
    })
  }
})

test.describe('toasts', () => {
  const list = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')

  test('load with the first toast, spread out under the pointer, and disappear after the pointer has left', async ({
    page,
  }) => {
    await visit(page, `${pages}/toast`)
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Success', exact: true }).click()
    await page.getByRole('button', { name: 'Person', exact: true }).click()
    await expect(list(page)).toHaveCount(2)
    await expect(list(page).first()).toContainText('Readers see it in a minute.')

    await list(page).last().hover()
    await page.clock.fastForward(6000)
    await expect(list(page)).toHaveCount(2)
    const readGap = async () => {
      const [older, newer] = await Promise.all([list(page).first().boundingBox(), list(page).last().boundingBox()])
      return Math.round(newer!.y - older!.y - older!.height)
    }
    await expect.poll(readGap).toBe(16)

    await page.mouse.move(10, 10)
    await page.clock.fastForward(6000)
    await expect(list(page)).toHaveCount(0, { timeout: 7000 })
  })

  test.describe('under a finger', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('close by a swipe', async ({ page }) => {
      await visit(page, `${pages}/toast`)
      await page.getByRole('button', { name: 'Error', exact: true }).click()
      const toast = list(page).filter({ hasText: 'The page could not be saved' })
      await expect(toast).toHaveCount(1)
      await waitUntilStill(toast)
      await pullByTouch(page, toast.getByText('The page could not be saved'), { x: 20, y: 0 })
      await waitUntilStill(toast)
      await expect(toast).toHaveCount(1)
      await pullByTouch(page, toast.getByText('The page could not be saved'), { x: 150, y: 0 })
      await expect(toast).toHaveCount(0)
    })
  })
})
