import { test as deployTest } from '../deploys'
import { chooseMore, expect, openPreview, test as previewTest, titleOf } from '../preview'
import { mergeTests } from '../test'

const test = mergeTests(previewTest, deployTest)

// Each test has its own page, because the tests edit the same content in parallel.
for (const [build, name] of [
  ['words', 'tooltip'],
  ['code', 'popover'],
] as const) {
  test(`after a deploy of other ${build}, an editor can continue in the tab`, async ({
    page,
    content,
    token,
    publish,
  }) => {
    await openPreview(page, `/docs/components/interface/${name}`, token)
    publish(build)
    content.setTitle(`docs/5.components/2.interface/${name}.md`, `Saved in an old tab of ${name}`)
    await expect(titleOf(page)).toHaveText(`Saved in an old tab of ${name}`)

    // The code has another file name now, so the page may reload and the editor repeats the action.
    const dialog = page.getByRole('dialog', { name: 'Compare with the published page' })
    await expect(async () => {
      await chooseMore(page, 'Compare with published')
      await expect(dialog).toContainText('1 change', { timeout: 5000 })
    }).toPass()
    await page.keyboard.press('Escape')

    await page
      .getByRole('navigation', { name: 'Documentation' })
      .getByRole('link', { name: 'Switch', exact: true })
      .click()
    await expect(titleOf(page)).toHaveText('Switch')
    await page.goBack()
    await expect(titleOf(page)).toHaveText(`Saved in an old tab of ${name}`)
  })
}
