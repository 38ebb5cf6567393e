import { findViolations } from '../find-violations'
import { barOf, expect, openPreview, test } from '../preview'

// A page without links from published pages, because the correction would change those pages too.
const FILE = 'docs/5.components/2.interface/carousel.md'
const PATH = '/docs/components/interface/carousel'

test('lists and corrects links to a moved page', async ({ page, content, token }) => {
  const post = content.read('blog/markdown-is-data-mdx-is-code.md')
  content.save(
    'blog/links-to-carousel.md',
    `${post}\nSee [the carousel](${PATH}#keyboard).\n\nOr [this][1].\n\n[1]: ${PATH}\n`,
  )
  await openPreview(page, '/docs/components', token)
  content.rename(FILE, FILE.replace('carousel', 'choices'))
  await barOf(page)
    .getByRole('button', { name: /^\d+ changes?/ })
    .click()
  const changes = page.getByRole('dialog', { name: 'Changes' })
  await changes.getByRole('searchbox').fill(PATH)
  await expect(changes.getByRole('link', { name: /Moved.*Carousel/ })).toBeVisible()
  await changes.getByRole('button', { name: '1 file links to the old path' }).click()
  const links = page.getByRole('dialog', { name: 'Links to the old path' })
  await expect(links.getByRole('insertion')).toHaveText([`${PATH.replace('carousel', 'choices')}#keyboard`, /choices$/])
  expect(await findViolations(page, '[role="dialog"]')).toEqual([])
  await links.getByRole('button', { name: 'Correct 2 links' }).click()
  await expect(links).toContainText('2 links corrected.')
  await expect(links).toContainText('No more links to correct.')
  expect(content.read('blog/links-to-carousel.md')).toContain(`[1]: ${PATH.replace('carousel', 'choices')}\n`)
  await page.keyboard.press('Escape')
  await expect(barOf(page)).toBeFocused()
})
