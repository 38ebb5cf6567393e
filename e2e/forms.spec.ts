import { expect, test, type Locator, type Page } from '@playwright/test'
import { visit } from './visit'

const pathOf = (part: string) => `/docs/components/interface/${part}`
const examplesOf = (page: Page): Locator => page.getByRole('group', { name: 'Working example' })

/** The examples on the page of a part. They are chunks of their own, and answer when these have come. */
async function open(page: Page, part: string) {
  await visit(page, pathOf(part))
  await page.waitForLoadState('networkidle')
  return examplesOf(page)
}

test.describe('a button', () => {
  test('shows that its work is under way, keeps its width, and is pressed once', async ({ page }) => {
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

  test('waits for the form it sends', async ({ page }) => {
    const examples = await open(page, 'button')
    await examples.getByRole('textbox', { name: 'Site name' }).fill('Proof')
    await page.keyboard.press('Enter')
    await expect(examples.getByRole('button', { name: 'Rename' })).toHaveAttribute('aria-busy', 'true')
    await expect(examples.getByText('The site is called Proof now.')).toBeVisible()
  })
})

test.describe('a line to type into', () => {
  test('shows and hides a password', async ({ page }) => {
    const examples = await open(page, 'input')
    const input = examples.getByLabel('Password', { exact: true })
    await examples.getByRole('button', { name: 'Show password' }).click()
    await expect(input).toHaveAttribute('type', 'text')
    await examples.getByRole('button', { name: 'Hide password' }).press('Enter')
    await expect(input).toHaveAttribute('type', 'password')
  })

  test('is cleared, where it is a search with something in it', async ({ page }) => {
    const examples = await open(page, 'input')
    const search = examples.getByRole('searchbox', { name: 'Find a page' })
    const clear = examples.getByRole('button', { name: 'Clear' })
    await clear.click()
    await expect(search).toHaveValue('')
    await expect(search).toBeFocused()
    await expect(clear).toBeHidden()
    await page.keyboard.type('mark')
    await expect(search).toHaveAccessibleDescription('Markdown')
    await expect(clear).toBeVisible()
  })

  test('says what is wrong, and stops when it is mended', async ({ page }) => {
    const examples = await open(page, 'form-field')
    const input = examples.getByRole('textbox', { name: 'Address' })
    await expect(input).toHaveAccessibleDescription(/Use small letters, digits and single hyphens\.$/)
    await input.fill('getting-started')
    await expect(input).toHaveAccessibleDescription('Part of the URL Readers see it in the browser.')
    await expect(input).not.toHaveAttribute('aria-invalid')
  })

  test('grows with its text, up to its most lines', async ({ page }) => {
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

test('boxes and switches answer to the space bar', async ({ page }) => {
  let examples = await open(page, 'checkbox')
  const all = examples.getByRole('checkbox', { name: 'All collections' })
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
  await all.press('Space')
  await expect(all).toBeChecked()
  await expect(examples.getByRole('checkbox', { name: 'Templates' })).toBeChecked()

  examples = await open(page, 'switch')
  await examples.getByRole('switch', { name: 'Live preview' }).press('Space')
  await expect(examples.getByText('The page shows what is published.')).toBeVisible()
})

test.describe('a select', () => {
  test('is used by keyboard alone', async ({ page }) => {
    const examples = await open(page, 'select')
    const select = examples.getByRole('combobox', { name: 'Format' })
    await select.press('Enter')
    await expect(page.getByRole('listbox', { name: 'Format' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(select).toHaveText('MDX')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await page.keyboard.press('y')
    await page.keyboard.press('Escape')
    await expect(select).toHaveText('MDX')
    await expect(select).toBeFocused()
  })

  test('takes several, and stays open for them', async ({ page }) => {
    const examples = await open(page, 'select')
    const select = examples.getByRole('combobox', { name: 'Publish on' })
    await select.click()
    await page.getByRole('option', { name: 'Friday' }).click()
    await page.getByRole('option', { name: 'Monday' }).click()
    await expect(select).toHaveText('Thursday, Friday')
    await page.mouse.click(4, 400)
    await expect(page.getByRole('listbox')).toHaveCount(0)
  })
})

test.describe('an input menu', () => {
  test('finds without accents, says when nothing fits, and is cleared', async ({ page }) => {
    const examples = await open(page, 'input-menu')
    const field = examples.getByRole('combobox', { name: 'Language' })
    await field.fill('isl')
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('Íslenska')
    await field.fill('xyz')
    await expect(page.getByText('No matching data').last()).toBeVisible()
    await page.keyboard.press('Escape')
    await examples.getByRole('button', { name: 'Clear' }).click()
    await expect(field).toHaveValue('')
  })

  test('makes and removes tags by keyboard', async ({ page }) => {
    const examples = await open(page, 'input-menu')
    const field = examples.getByRole('combobox', { name: 'Tags' })
    await field.focus()
    await page.keyboard.type('interview')
    await expect(page.getByRole('option', { name: 'Create "interview"' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(examples.getByRole('button', { name: 'Remove interview' })).toBeVisible()
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expect(examples.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  })

  test('loads its items', async ({ page }) => {
    const examples = await open(page, 'input-menu')
    const field = examples.getByRole('combobox', { name: 'Author' })
    await field.click()
    await expect(page.getByText('Loading…').last()).toBeVisible()
    await field.fill('hopper')
    await expect(page.getByRole('option')).toHaveText(['Grace Hopper'])
    await page.getByRole('option').click()
    await expect(field).toHaveValue('Grace Hopper')
  })
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('lists stay inside the screen, and a tap chooses', async ({ page }) => {
    const examples = await open(page, 'select')
    const select = examples.getByRole('combobox', { name: 'Format' })
    await select.tap()
    const box = (await page.getByRole('listbox').boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(8)
    expect(box.x + box.width).toBeLessThanOrEqual(382)
    await page.getByRole('option', { name: 'YAML' }).tap()
    await expect(select).toHaveText('YAML')
  })

  test('a tag is taken back', async ({ page }) => {
    const examples = await open(page, 'input-menu')
    await examples.getByRole('button', { name: 'Remove release' }).tap()
    await expect(examples.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  })
})

test.describe('a prompt', () => {
  test('is sent by Enter, not by Shift+Enter', async ({ page }) => {
    const examples = await open(page, 'prompt-input')
    const box = examples.getByRole('textbox', { name: 'Type your message here...' }).first()
    await box.fill('One two')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('three')
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue('')
    await expect(examples.getByText('You wrote 3 words.')).toBeVisible()
  })

  test('comes back when it failed', async ({ page }) => {
    const examples = await open(page, 'prompt-input')
    const box = examples.getByRole('textbox', { name: 'Type your message here...' }).first()
    await box.fill('Please fail')
    await page.keyboard.press('Enter')
    await expect(examples.getByRole('alert').filter({ hasText: 'The message was not sent.' })).toBeVisible()
    await expect(box).toHaveValue('Please fail')
    await box.fill('Please work')
    await examples.getByRole('button', { name: 'Send prompt' }).first().click()
    await expect(examples.getByText('You wrote 2 words.')).toBeVisible()
  })
})

test.describe('signing in', () => {
  test('shows what is wrong at its field, keeps what was entered, and goes on', async ({ page }) => {
    const examples = await open(page, 'auth-form')
    const email = examples.getByRole('textbox', { name: 'Email' })
    const password = examples.locator('input[name="password"]')
    const submit = examples.getByRole('button', { name: 'Continue', exact: true })
    await submit.click()
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('aria-invalid', 'true')

    await page.keyboard.type('ada@example.org')
    await password.fill('short')
    await page.keyboard.press('Enter')
    await expect(password).toBeFocused()
    await expect(password).toHaveAccessibleDescription('Use at least 8 characters.')

    await password.fill('wrong-proof')
    await page.keyboard.press('Enter')
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    await expect(examples.getByText('Email or password is wrong.')).toBeVisible()
    await expect(email).toHaveValue('ada@example.org')

    await password.fill('galley-proof')
    await page.keyboard.press('Enter')
    await expect(examples.getByText('Signed in as ada@example.org.')).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test("a select is the browser's own, and the fields of a form are there", async ({ page }) => {
    await page.goto(pathOf('select'))
    const select = examplesOf(page).getByRole('combobox', { name: 'Format' })
    await expect(select).toHaveCount(1)
    await select.selectOption('YAML')
    await expect(select).toHaveValue('yaml')
    await page.goto(pathOf('auth-form'))
    await expect(examplesOf(page).getByRole('textbox', { name: 'Email' })).toBeVisible()
  })
})
