import { setTranslations } from '@galley/core/translations'
import { site } from '@galley/testing/site.fixture'
import { describeImage, digestOf, fileOfImage } from './page-images'

const page = {
  path: '/docs/ropes',
  title: 'Ropes',
  description: 'How to tie them.',
  seo: {},
  language: '',
  textLanguage: '',
  originalPath: '/docs/ropes',
}

test('returns the texts and the area of a page', () => {
  expect(describeImage(page, site)).toEqual({
    path: '/social/docs/ropes.png',
    texts: { area: 'Documentation', title: 'Ropes', description: 'How to tie them.' },
    ownImage: undefined,
  })
})

test('prefers the texts for search engines', () => {
  const seo = { title: 'All ropes', description: 'Every knot.' }
  expect(describeImage({ ...page, seo }, site)?.texts).toMatchObject({ title: 'All ropes', description: 'Every knot.' })
})

test('returns the texts of the site for the home page', () => {
  expect(describeImage({ ...page, path: '/', title: 'Landing', description: '' }, site)).toMatchObject({
    path: '/social/index.png',
    texts: { area: '', title: site.seo.title, description: site.seo.description },
  })
})

test('omits an area that equals the title, and the area "/"', () => {
  expect(describeImage({ ...page, path: '/blog', title: 'Blog' }, site)?.texts.area).toBe('')
  expect(describeImage({ ...page, path: '/about' }, site)?.texts.area).toBe('')
})

test('returns no image for a page with noindex', () => {
  expect(describeImage({ ...page, seo: { noindex: true } }, site)).toBeUndefined()
})

test("publishes a page's own image or an article's picture as JPEG", () => {
  const src = { path: 'blog/press.png', width: 4, height: 3 }
  expect(describeImage({ ...page, image: { src } }, site)).toMatchObject({
    path: '/social/docs/ropes.jpg',
    ownImage: 'blog/press.png',
  })
  const seo = { image: { ...src, path: 'blog/shared.png' } }
  expect(describeImage({ ...page, image: { src }, seo }, site)?.ownImage).toBe('blog/shared.png')
})

test('finds images in static/ and ignores images of other sites', () => {
  const imageAt = (path: string) => describeImage({ ...page, seo: { image: { path, width: 4, height: 3 } } }, site)
  const { ownImage = '' } = imageAt('/shots/a%20b.png') ?? {}
  expect(fileOfImage('/site', ownImage)).toBe('/site/static/shots/a b.png')
  expect(fileOfImage('/site', 'docs/a b%.png')).toBe('/site/content/docs/a b%.png')
  expect(imageAt('https://img.example/a.png')).toMatchObject({ path: '/social/docs/ropes.png', ownImage: undefined })
})

test('the digest changes with each part', () => {
  expect(digestOf('a', 'b')).toMatch(/^[0-9a-f]{8}$/)
  expect(digestOf('a', 'b')).not.toBe(digestOf('ab'))
})

test('a page without a translation has the image of its original', () => {
  setTranslations(['de'])
  const copy = { ...page, path: '/de/docs/ropes', language: 'de', textLanguage: 'en' }
  expect(describeImage(copy, site)).toEqual(describeImage(page, site))
  const translation = { ...copy, title: 'Seile', textLanguage: 'de' }
  expect(describeImage(translation, site)).toMatchObject({
    path: '/social/de/docs/ropes.png',
    texts: { title: 'Seile' },
  })
  setTranslations([])
})
