import { de } from '@galley/core/languages/de'
import { en } from '@galley/core/languages/en'
import { defineSite } from '@galley/core/site'
import { site } from '@galley/site'
import { wrapRootElement } from './gatsby-ssr'

const own = defineSite({ name: 'Acme', url: 'https://acme.example', seo: { description: '' }, languages: [en, de] })

test.each([
  ['/queue/de/docs', 'de'],
  ['/de', 'de'],
  ['/docs', 'en'],
  ['/queue', 'en'],
])('the page %s has the language %s', async (pathname, code) => {
  jest.replaceProperty(site, 'basePath', '/queue')
  const element = {} as never
  const render = async () => {
    await undefined
    expect(wrapRootElement!({ element, pathname }, { plugins: [] })).toBe(element)
    await undefined
    return own.language.code
  }
  expect(await Promise.all([render(), own.language.code])).toEqual([code, 'en'])
})
