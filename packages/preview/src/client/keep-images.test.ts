import { keepImages } from './keep-images'

const file = (name: string, width = 760) => ({
  publicURL: `/static/${name}`,
  childImageSharp: { gatsbyImageData: { layout: 'constrained', width } },
})
const draftFile = (width = 760) => ({ ...file('', width), publicURL: '/api/preview/files/a.png?v=1&s=x' })

test('keeps the built files of an unchanged image at any position', () => {
  const built = file('a-hash.png')
  const published = { doc: { title: 'A', images: [{ path: 'a.png', file: built }] } }
  const draft = { doc: { title: 'B', images: [null, { path: 'a.png', file: draftFile() }] } }
  const images = [null, { path: 'a.png', file: built }]
  expect(keepImages(published, draft, [])).toEqual({ doc: { title: 'B', images } })
})

test('loads a changed image from the preview server', () => {
  const published = { image: { path: 'a.png', file: file('a-hash.png') } }
  const draft = { image: { path: 'a.png', file: draftFile() } }
  expect(keepImages(published, draft, ['a.png'])).toEqual(draft)
  expect(keepImages(published, draft, ['a.png'], 'https://preview.example')).toMatchObject({
    image: { file: { publicURL: 'https://preview.example/api/preview/files/a.png?v=1&s=x' } },
  })
})

test('keeps the built files of each width of an image', () => {
  const [small, large] = [file('small.png', 320), file('large.png', 1200)]
  const published = { list: [{ path: 'a.png', file: small }], cover: { path: 'a.png', file: large } }
  const draft = { cover: { path: 'a.png', file: draftFile(1200) }, list: [{ path: 'a.png', file: draftFile(320) }] }
  expect(keepImages(published, draft, [])).toEqual(published)
})

test('leaves the data of a new page, and images without a file, unchanged', () => {
  const draft = { image: { path: 'a.png', file: null }, other: { path: 'b.png', file: draftFile() } }
  expect(keepImages(undefined, draft, [])).toEqual(draft)
})

test('leaves texts that contain the URL unchanged', () => {
  const draft = { body: ['See /api/preview/files/ for more.'] }
  expect(keepImages({}, draft, [], 'https://preview.example')).toEqual(draft)
})
