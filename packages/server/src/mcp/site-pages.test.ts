import { setTranslations } from '@galley/core/translations'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { createSitePages } from './site-pages'

const { at, write } = createTestFolder()
afterEach(() => setTranslations([]))

test('lists and reads the pages of each language', async () => {
  setTranslations(['de'])
  write('llms.txt', '- [A](https://harbour.example/docs/a.md)\n- [B](https://harbour.example/docs/b.md)\n')
  write('de/llms.txt', '- [A auf Deutsch](https://harbour.example/de/docs/a.md)\n')
  for (const file of ['docs/a', 'docs/b', 'de/docs/a']) write(`${file}.md`, `# ${file}\n`)
  const pages = createSitePages(at(), 'https://harbour.example', ['/docs/a', '/docs/b', '/de/docs/a', '/de/docs/b'])
  expect(await pages.list('/')).toEqual(['- [A](/docs/a)', '- [B](/docs/b)'])
  expect(await pages.list('/de/docs', 'de')).toEqual(['- [A auf Deutsch](/de/docs/a)'])
  expect(await pages.read('/de/docs/a')).toBe('# de/docs/a\n')
  expect(await pages.read('/de/docs/b')).toBe('# docs/b\n')
})
