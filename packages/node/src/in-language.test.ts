import { setImmediate } from 'node:timers/promises'
import { de } from '@galley/core/languages/de'
import { en } from '@galley/core/languages/en'
import { defineSite } from '@galley/core/site'
import { enterLanguage, inLanguage } from './in-language'

const site = defineSite({
  name: 'Acme',
  url: 'https://acme.example',
  seo: { description: '' },
  languages: [en, de],
})
const readLater = async () => {
  await setImmediate()
  return site.texts.menu
}

test('code that runs at the same time reads the texts of its own language, and other code those of the first', async () => {
  const read = [inLanguage('de', readLater), readLater(), inLanguage('en', readLater), inLanguage(undefined, readLater)]
  expect(await Promise.all(read)).toEqual(['Menü', 'Menu', 'Menu', 'Menu'])
})

test('a hook sets the language of the code that follows it', async () => {
  const renderPage = async (code: string) => {
    await setImmediate()
    enterLanguage(code)
    return [await readLater(), await readLater()]
  }
  expect(await Promise.all([renderPage('de'), renderPage('en')])).toEqual([
    ['Menü', 'Menü'],
    ['Menu', 'Menu'],
  ])
  expect(site.texts.menu).toBe('Menu')
})
