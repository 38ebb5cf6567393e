import { createOldSite } from '../old-site.fixture'
import { docusaurus } from './docusaurus.fixture'
import { nuxtContent } from './nuxt-content.fixture'
import { starlight } from './starlight.fixture'
import { vitepress } from './vitepress.fixture'

describe.each(Object.entries({ docusaurus, nuxtContent, starlight, vitepress }))(
  'a site of %s',
  (_, { old, report, written }) => {
    test('is converted with a report, and does not change', () => {
      const site = createOldSite(old)
      const before = site.old()
      expect(site.migrate()).toEqual(report)
      expect(site.readAll()).toEqual(
        Object.fromEntries(Object.entries(written).map(([file, text]) => [file, text.toString()])),
      )
      expect(site.old()).toEqual(before)
    })

    test('has no problems after the conversion', async () => {
      const site = createOldSite(old)
      site.migrate()
      expect(await site.problems()).toEqual([])
    })
  },
)
