import { findViolations } from '../find-violations'
import { barOf, expect, markDocument, openPreview, test, titleOf } from '../preview'

const ORIGINAL = 'docs/3.files/7.as-markdown.md'
const UNTRANSLATED = '/de/docs/files/as-markdown'

test('a translation shows each save, in the language of its page', async ({ page, content, token }) => {
  await openPreview(page, '/de/docs/getting-started/commands', token)
  const isSame = await markDocument(page)
  content.setTitle('docs/1.getting-started/11.commands.de.md', 'Neue Befehle')
  await expect(titleOf(page)).toHaveText('Neue Befehle')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('navigation', { name: 'Dokumentation' }).getByText('Neue Befehle')).toBeVisible()
  await expect(barOf(page).getByText('Changed', { exact: true })).toBeVisible()
  expect(await isSame()).toBe(true)
})

test('a page without a translation shows saves of its original, then its new translation, then its original again', async ({
  page,
  content,
  token,
}) => {
  const notice = page.getByText('Der Text ist auf Englisch.')
  await openPreview(page, UNTRANSLATED, token)
  await expect(notice).toBeVisible()
  content.setTitle(ORIGINAL, 'A new title')
  await expect(titleOf(page)).toHaveText('A new title')

  const translation = ORIGINAL.replace('.md', '.de.md')
  content.save(translation, '---\ntitle: Als Markdown\n---\n\nJetzt auf Deutsch.\n')
  await expect(titleOf(page)).toHaveText('Als Markdown')
  await expect(notice).toBeHidden()
  expect(await findViolations(page)).toEqual([])

  content.remove(translation)
  await expect(titleOf(page)).toHaveText('A new title')
})
