import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { bundleWorker } from '@galley/node/bundle-worker'
import { INTERVAL_MS } from '@galley/node/progress'
import { site } from '@galley/testing/site.fixture'
import type { Piscina } from 'piscina'
import sharp from 'sharp'
import { renderImages } from './render-images'
import { listFonts, readLook } from './site-look'

/** All tests share one thread, because each thread reads the fonts and each pool bundles its code. */
const mockThread: { pool?: Piscina; worker?: ReturnType<typeof bundleWorker> } = {}
jest.mock('piscina', () => {
  const { Piscina: Pool } = jest.requireActual<{ Piscina: typeof Piscina }>('piscina')
  return {
    Piscina: function open(options: object) {
      mockThread.pool ??= new Pool({ ...options, minThreads: 1, maxThreads: 1 })
      return { run: mockThread.pool.run.bind(mockThread.pool), close: async () => undefined }
    },
  }
})
jest.mock('@galley/node/bundle-worker', () => {
  const actual = jest.requireActual<{ bundleWorker: typeof bundleWorker }>('@galley/node/bundle-worker')
  return {
    bundleWorker: async (...given: Parameters<typeof bundleWorker>) => ({
      ...(await (mockThread.worker ??= actual.bundleWorker(...given))),
      remove: () => undefined,
    }),
  }
})
async function endThread() {
  await mockThread.pool?.close()
  delete mockThread.pool
}

const PROJECT = join(__dirname, '../..')
const fonts = listFonts(PROJECT, site)
const look = readLook({ ...site, colors: { primary: 'green', secondary: 'sky' } })

let projectDir: string

beforeAll(() => {
  projectDir = mkdtempSync(join(tmpdir(), 'social-images-'))
  for (const name of ['plugins', 'src', 'node_modules', 'tsconfig.json'])
    symlinkSync(join(PROJECT, name), join(projectDir, name))
  mkdirSync(join(projectDir, 'content'))
})

afterAll(async () => {
  await endThread()
  ;(await mockThread.worker)?.remove()
  rmSync(projectDir, { recursive: true, force: true })
})

const imageOf = (name: string, title: string, description = '', ownImage?: string) => ({
  path: `/social/${name}.${ownImage ? 'jpg' : 'png'}`,
  texts: { area: 'Documentation', title, description },
  ownImage,
  digest: title,
})

const render = (images: ReturnType<typeof imageOf>[], more: Partial<Parameters<typeof renderImages>[0]> = {}) =>
  renderImages({ projectDir, images, look, fonts, known: {}, tell: () => {}, ...more })

const fileOf = (name: string) => join(projectDir, 'public/social', name)

/** Counts the pixels to the right of the text that differ from the background. */
async function countOverflow(name: string) {
  const area = { left: 1120, top: 140, width: 44, height: 350 }
  const { data } = await sharp(fileOf(name)).removeAlpha().extract(area).raw().toBuffer({ resolveWithObject: true })
  return data.filter((value, index) => value !== data[index % 3]).length
}

test('renders an image of each page, of the right size and few bytes', async () => {
  const titles = {
    short: 'Ropes',
    long: 'A very long title of a page about ropes and knots, '.repeat(12),
    word: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    polish: 'Zażółć gęślą jaźń',
    vietnamese: 'Hướng dẫn cài đặt',
    russian: 'Установка и первые шаги',
    greek: 'Εγκατάσταση και πρώτα βήματα',
    code: '`find("a & b")` in <Link>',
  }
  const images = Object.entries(titles).map(([name, title]) => imageOf(name, title, 'How to tie them. '.repeat(20)))
  const { problems, missing, count } = await render(images)
  expect({ problems, missing, count }).toEqual({ problems: [], missing: new Map(), count: 8 })
  for (const name of Object.keys(titles)) {
    expect(await sharp(fileOf(`${name}.png`)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(statSync(fileOf(`${name}.png`)).size).toBeLessThan(60_000)
    expect(await countOverflow(`${name}.png`)).toBe(0)
  }
  expect(readFileSync(fileOf('russian.png'))).not.toEqual(readFileSync(fileOf('greek.png')))
})

test('omits symbols that no font has, and replaces a title with missing letters', async () => {
  const plain = [
    imageOf('plain', 'Set sail'),
    { ...imageOf('site', site.name), texts: { area: '', title: site.name, description: '' } },
  ]
  const foreign = [imageOf('chinese', '快速开始', 'Start.'), imageOf('hebrew', 'התקנה')]
  const images = [...plain, imageOf('emoji', 'Set 🚀 sail'), ...foreign]
  const { problems, missing } = await render(images)
  expect(problems).toEqual([])
  expect(missing.get('/social/emoji.png')).toEqual(['🚀'])
  expect(missing.get('/social/chinese.png')).toEqual(['快', '速', '开', '始'])
  expect([...missing.keys()]).not.toContain('/social/plain.png')
  expect(readFileSync(fileOf('emoji.png'))).toEqual(readFileSync(fileOf('plain.png')))
  expect(readFileSync(fileOf('chinese.png'))).toEqual(readFileSync(fileOf('site.png')))
  expect(readFileSync(fileOf('hebrew.png'))).toEqual(readFileSync(fileOf('site.png')))
})

test('renders an image again after a change of its texts or the look, and removes it with its page', async () => {
  const first = await render([imageOf('a', 'One'), imageOf('b', 'Two')])
  expect(first.count).toBe(2)
  const known = first.made
  expect((await render([imageOf('a', 'One'), imageOf('b', 'Two')], { known })).count).toBe(0)
  let now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => (now += INTERVAL_MS))
  const tell = jest.fn()
  expect((await render([imageOf('a', 'One'), imageOf('b', 'Three')], { known, tell })).count).toBe(1)
  jest.restoreAllMocks()
  expect(tell.mock.calls).toEqual([['1 of 1 social images are rendered']])
  expect((await render([imageOf('a', 'One')], { known, look: { ...look, name: 'Other' } })).count).toBe(1)
  expect(existsSync(fileOf('b.png'))).toBe(false)
  rmSync(fileOf('a.png'))
  expect((await render([imageOf('a', 'One')], { known })).count).toBe(1)
})

test("crops and compresses a page's own image", async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 1300, height: 1300, channels: 3, background: 'white', noise } as const
  const photo = sharp({ create }).blur(3).png({ compressionLevel: 0 })
  writeFileSync(join(projectDir, 'content/photo.png'), await photo.toBuffer())
  const { problems } = await render([imageOf('own', 'Photo', '', 'photo.png')])
  expect(problems).toEqual([])
  expect(await sharp(fileOf('own.jpg')).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(statSync(fileOf('own.jpg')).size).toBeLessThan(60_000)
})

test('reports an invalid image or font and renders the other images', async () => {
  writeFileSync(join(projectDir, 'content/bad.png'), 'no image')
  const { problems, made } = await render([imageOf('bad', 'Bad', '', 'bad.png'), imageOf('good', 'Good')])
  expect(problems).toEqual([expect.stringMatching(/content\/bad\.png cannot be read as an image: .* Save it again/s)])
  expect(Object.keys(made)).toEqual(['/social/good.png'])

  const font = join(projectDir, 'bad.woff2')
  writeFileSync(font, 'no font')
  // The next thread has not loaded the fonts yet.
  await endThread()
  const broken = await render([imageOf('x', 'X'), imageOf('y', 'Y')], { fonts: { ...fonts, serif: [font] } })
  expect(broken.problems).toEqual([expect.stringMatching(/bad\.woff2 cannot be read as a font: .* Run "npm install"/s)])
  await expect(render([], { fonts: { ...fonts, serif: [`${font}.gone`] } })).rejects.toThrow(
    'bad.woff2.gone cannot be read',
  )
})
