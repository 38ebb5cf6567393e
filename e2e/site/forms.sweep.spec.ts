import { expect, test, type Locator, type Page } from '../test'
import { holdRequests, isApplication, visit } from '../visit'

const pathOf = (part: string) => `/docs/components/interface/${part}`
const examplesOf = (page: Page): Locator => page.getByRole('group', { name: 'Working example' })

/** The examples on the page of a component. */
async function open(page: Page, part: string) {
  await visit(page, pathOf(part))
  return examplesOf(page)
}

test.describe('a button', () => {
  test('shows its loading state, keeps its width, and runs its action once', async ({ page }) => {
    const examples = await open(page, 'button')
    const button = examples.getByRole('button', { name: 'Save changes' })
    const width = (await button.boundingBox())!.width
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    expect((await button.boundingBox())!.width).toBe(width)
    await button.press('Enter')
    await expect(examples.getByText('Saved once.')).toBeVisible()
    await expect(button).toBeFocused()
    await expect(button).not.toHaveAttribute('aria-busy')
  })
})

test.describe('a text field', () => {
  test('grows with its text, up to its maximum of lines', async ({ page }) => {
    const examples = await open(page, 'textarea')
    const text = examples.getByRole('textbox', { name: 'Description' })
    const heightWith = async (lines: number) => {
      await text.fill('line\n'.repeat(lines))
      return (await text.boundingBox())!.height
    }
    const four = await heightWith(4)
    expect(four).toBeGreaterThan(await heightWith(1))
    expect(await heightWith(12)).toBe(await heightWith(30))
  })
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('lists stay inside the screen, and a tap chooses an item', async ({ page }) => {
    const examples = await open(page, 'select')
    const select = examples.getByRole('combobox', { name: 'Format' })
    await select.tap()
    const box = (await page.getByRole('listbox').boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(8)
    expect(box.x + box.width).toBeLessThanOrEqual(382)
    await page.getByRole('option', { name: 'YAML' }).tap()
    await expect(select).toHaveText('YAML')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test("a select is the browser's select, and a form has its fields", async ({ page }) => {
    await page.goto(pathOf('select'))
    const select = examplesOf(page).getByRole('combobox', { name: 'Format' })
    await expect(select).toHaveCount(1)
    await select.selectOption('YAML')
    await expect(select).toHaveValue('yaml')
    await page.goto(pathOf('auth-form'))
    await expect(examplesOf(page).getByRole('textbox', { name: 'Email' })).toBeVisible()
  })
})

test('keeps and uses text that a reader types before the code of a field has loaded', async ({ page }) => {
  const arrive = await holdRequests(page, isApplication)
  await page.goto('/')
  const field = page.getByRole('textbox', { name: 'Markdown' })
  await field.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('Typed early')
  arrive()
  await expect(page.getByLabel('Page', { exact: true })).toContainText('Typed early')
  await page.keyboard.type(' and late')
  await expect(page.getByLabel('Page', { exact: true })).toContainText('Typed early and late')
})
