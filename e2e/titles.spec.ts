import { expect, test } from '@playwright/test'
import { DomUtils, parseDocument } from 'htmlparser2'
import { site } from '../src/site'
import { readContentTitles, readPages } from './site-pages'

const contentTitles = readContentTitles()
const fillTemplate = (title: string) => site.seo.titleTemplate.replace('%s', () => title).trim()

for (const path of readPages()) {
  test(`the title of ${path} is the one its author wrote`, async ({ request }) => {
    const written = contentTitles.get(path)
    expect(written, `a content file with a title for ${path}`).toBeTruthy()
    const html = parseDocument(await (await request.get(path)).text())
    const titles = DomUtils.getElementsByTagName('title', DomUtils.getElementsByTagName('head', html)).map(
      DomUtils.textContent,
    )
    expect(titles.map((title) => title.trim())).toEqual([path === '/' ? site.seo.title : fillTemplate(written!)])
  })
}
