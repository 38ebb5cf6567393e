import { de } from '@galley/core/languages/de'
import { en } from '@galley/core/languages/en'
import { setTranslations } from '@galley/core/translations'
import { listMenuLinks } from './menu-links'

afterEach(() => setTranslations([]))

test('links in the settings of a translation lead to its pages', () => {
  setTranslations(['de'])
  const menu = (...targets: string[]) => ({ header: { menu: targets.map((to) => ({ to })) } })
  const facts = {
    ...menu('/docs'),
    languages: [
      { ...en, site: menu('/blog') },
      { ...de, site: menu('/docs', '/logo.svg') },
    ],
  }
  expect(listMenuLinks(facts, '', []).links.map(({ target }) => target)).toEqual([
    '/docs',
    '/blog',
    '/de/docs',
    '/logo.svg',
  ])
})
