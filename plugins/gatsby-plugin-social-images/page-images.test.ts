import { site } from '@galley/testing/site.fixture'
import { describeImage, digestOf, fileOfImage } from './page-images'

const page = { path: '/docs/ropes', title: 'Ropes', description: 'How to tie them.', seo: {} }

test('an image has the texts of its page, and the area that the page is in', () => {
  expect(describeImage(page, site)).toEqual({
    path: '/social/docs/ropes.png',
    texts: { area: 'Documentation', title: 'Ropes', description: 'How to tie them.' },
    ownImage: undefined,
  })
})

test('texts for search engines come first', () => {
  const seo = { title: 'All ropes', description: 'Every knot.' }
  expect(describeImage({ ...page, seo }, site)?.texts).toMatchObject({ title: 'All ropes', description: 'Every knot.' })
})

test('the home page shows the site', () => {
  expect(describeImage({ ...page, path: '/', title: 'Landing', description: '' }, site)).toMatchObject({
    path: '/social/index.png',
    texts: { area: '', title: site.seo.title, description: site.seo.description },
  })
})

test('an area is not named twice, and the rest of the pages has no name', () => {
  expect(describeImage({ ...page, path: '/blog', title: 'Blog' }, site)?.texts.area).toBe('')
  expect(describeImage({ ...page, path: '/about' }, site)?.texts.area).toBe('')
})

test('a page that search engines do not list has no image', () => {
  expect(describeImage({ ...page, seo: { noindex: true } }, site)).toBeUndefined()
})

test('an image of its own is a JPEG', () => {
  const image = { path: 'docs/ropes.jpg', width: 4, height: 3 }
  expect(describeImage({ ...page, seo: { image } }, site)).toMatchObject({
    path: '/social/docs/ropes.jpg',
    ownImage: 'docs/ropes.jpg',
  })
})

test('the picture of an article is its image, unless it names another', () => {
  const src = { path: 'blog/press.png', width: 4, height: 3 }
  expect(describeImage({ ...page, image: { src } }, site)).toMatchObject({
    path: '/social/docs/ropes.jpg',
    ownImage: 'blog/press.png',
  })
  const seo = { image: { ...src, path: 'blog/shared.png' } }
  expect(describeImage({ ...page, image: { src }, seo }, site)?.ownImage).toBe('blog/shared.png')
})

test('an image in static/ is read from there, and one of another site is not read', () => {
  const imageAt = (path: string) => describeImage({ ...page, seo: { image: { path, width: 4, height: 3 } } }, site)
  const { ownImage = '' } = imageAt('/shots/a%20b.png') ?? {}
  expect(fileOfImage('/site', ownImage)).toBe('/site/static/shots/a b.png')
  expect(fileOfImage('/site', 'docs/a b%.png')).toBe('/site/content/docs/a b%.png')
  expect(imageAt('https://img.example/a.png')).toMatchObject({ path: '/social/docs/ropes.png', ownImage: undefined })
})

test('a digest differs when a part does', () => {
  expect(digestOf('a', 'b')).toMatch(/^[0-9a-f]{8}$/)
  expect(digestOf('a', 'b')).not.toBe(digestOf('ab'))
})
