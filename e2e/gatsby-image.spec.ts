import type { ReactNode } from 'react'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import { globalStyle } from '@galley/theme/styles/global-style'
import { expect, type Page, test } from '@playwright/test'
import { build } from 'esbuild'
import type { GatsbySSR } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import * as staticStyles from '../plugins/gatsby-plugin-static-styles/gatsby-ssr'

const PAGE = 'http://127.0.0.1:9131'
const COLORS = { eager: '#d02020', lazy: '#2060d0' } as const
type Loading = keyof typeof COLORS

const image = (loading: Loading, placeholder: string) =>
  `<GatsbyImage alt="${loading}" loading="${loading}" image={{ layout: 'constrained', width: 300, height: 200, backgroundColor: '${placeholder}', images: { fallback: { src: '/${loading}.png', srcSet: '/${loading}.png 300w', sizes: '300px' }, sources: [] } }} />`
const APP = `
import * as React from 'react'
import { GatsbyImage } from 'gatsby-plugin-image'
export const App = () => <main><h1>Two images</h1>${image('eager', '#20d020')}${image('lazy', '#20d020')}</main>
`
const BROWSER = `${APP}
import { createRoot, hydrateRoot } from 'react-dom/client'
const root = document.getElementById('root')
globalThis.hydrate = () => { hydrateRoot(root, <App />) }
globalThis.open = () => { createRoot(root).render(<App />) }
`
const SERVER = `${APP}
import { renderToString } from 'react-dom/server'
export const html = renderToString(<App />)
`

async function bundle(contents: string, platform: 'browser' | 'node') {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'tsx', resolveDir: __dirname },
    bundle: true,
    write: false,
    platform,
    format: platform === 'node' ? 'cjs' : 'iife',
    define: { GATSBY___IMAGE: 'true', 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  return outputFiles[0]!.text
}

/** The document of a built page as the plugins of this site and gatsby-plugin-image write it. */
async function renderDocument() {
  const module = { exports: {} as { html: string } }
  runInNewContext(await bundle(SERVER, 'node'), { ...globalThis, module, require: createRequire(__filename) })
  const { html } = module.exports
  let head: ReactNode[] = []
  const add = (components: ReactNode[]) => (head = [...head, ...components])
  const imagePlugin = createRequire(__filename)('gatsby-plugin-image/gatsby-ssr') as GatsbySSR
  const args = { bodyHtml: html, setHeadComponents: add } as never
  imagePlugin.onRenderBody?.(args, { plugins: [] })
  staticStyles.onRenderBody?.(args, { plugins: [] })
  staticStyles.onPreRenderHTML?.(
    { getHeadComponents: () => head, replaceHeadComponents: (left: ReactNode[]) => (head = left) } as never,
    { plugins: [] },
  )
  const page = (root: string) =>
    `<!doctype html><html><head>${renderToStaticMarkup(head)}<style>${globalStyle}</style></head><body><div id="root">${root}</div><script src="/app.js"></script></body></html>`
  return { rendered: page(html), empty: page('') }
}

async function serve(page: Page) {
  const [{ rendered, empty }, app] = await Promise.all([renderDocument(), bundle(BROWSER, 'browser')])
  const answers = new Map<string, { body: string | Buffer; contentType: string }>([
    ['/', { body: rendered, contentType: 'text/html' }],
    ['/empty', { body: empty, contentType: 'text/html' }],
    ['/app.js', { body: app, contentType: 'text/javascript' }],
  ])
  for (const [name, background] of Object.entries(COLORS)) {
    const body = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer()
    answers.set(`/${name}.png`, { body, contentType: 'image/png' })
  }
  await page.route(`${PAGE}/**`, (route) => {
    const answer = answers.get(new URL(route.request().url()).pathname)
    return answer ? route.fulfill(answer) : route.fulfill({ status: 404 })
  })
}

/** The colour in the middle of an element, as a hexadecimal number. */
async function readColor(page: Page, loading: Loading) {
  const { x, y, width, height } = (await page
    .locator('.gatsby-image-wrapper')
    .nth(loading === 'eager' ? 0 : 1)
    .boundingBox())!
  const clip = { x: x + width / 2, y: y + height / 2, width: 1, height: 1 }
  const { data } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { size: [width, height], color: `#${data.subarray(0, 3).toString('hex')}` }
}

async function expectImages(page: Page) {
  for (const loading of ['eager', 'lazy'] as const)
    await expect.poll(() => readColor(page, loading), loading).toEqual({ size: [300, 200], color: COLORS[loading] })
  // The words above are not behind an image.
  const { y, height } = (await page.getByRole('heading').boundingBox())!
  const first = (await page.locator('.gatsby-image-wrapper').first().boundingBox())!
  expect(first.y).toBeGreaterThanOrEqual(y + height - 1)
}

test.beforeEach(async ({ page }) => serve(page))

test('images of gatsby-plugin-image show before the application runs, and after it has taken over', async ({
  page,
}) => {
  await page.goto(`${PAGE}/`)
  await expectImages(page)
  await page.evaluate('hydrate()')
  await expectImages(page)
})

test('they show on a page that is reached by a link', async ({ page }) => {
  await page.goto(`${PAGE}/empty`)
  await page.evaluate('open()')
  await expectImages(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('they show', async ({ page }) => {
    await page.goto(`${PAGE}/`)
    await expectImages(page)
  })
})
