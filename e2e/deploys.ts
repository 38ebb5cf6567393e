import { join } from 'node:path'
import { LATEST_BUILD_FILE } from '@galley/core/build-manifest'
import { listPublicFiles } from '@galley/gatsby-adapter-node/public-files'
import { type Page, test as base } from '@playwright/test'
import { SITE } from './preview-setup.mjs'

/**
 * What is published: the build that the tab was opened with, one with other words, one with other code too, one that lacks what the tab has not
 * loaded yet; or a server that fails.
 */
type Published = 'same' | 'words' | 'code' | 'broken' | 'error' | 'stalled'

const BUNDLE = /^\/(?:[^/]+-)?([0-9a-f]{10,})\.js$/
const HASH = /[0-9a-f]{10,}/g
const reverse = (hash: string) => Array.from(hash).reverse().join('')

interface Deploys {
  /** Publishes another build under the open browser. */
  publish: (next: Published) => void
}

/**
 * A newer build is the served one, changed on its way: each page says of which build it is, and where the code is another, every bundle has
 * another name and those before are gone.
 */
export const test = base.extend<Deploys>({
  publish: async ({ context }, use) => {
    let published: Published = 'same'
    /** What the tab has loaded already. */
    const loaded = new Set<string>()
    const files = listPublicFiles(join(__dirname, '../public'))
    const bundles = new Set([...files.keys()].flatMap((file) => BUNDLE.exec(file)?.[1] ?? []))

    await context.route(`${SITE}/**`, async (route) => {
      if (published === 'same') {
        loaded.add(new URL(route.request().url()).pathname)
        return route.continue()
      }
      if (published === 'stalled') return
      if (published === 'error') return route.fulfill({ status: 500, body: 'Something broke.' })
      const url = new URL(route.request().url())
      if (url.pathname === LATEST_BUILD_FILE) return route.fulfill({ json: { id: published, timestamp: Date.now() } })
      const bundle = BUNDLE.exec(url.pathname)?.[1]
      const isGone =
        published === 'broken'
          ? /^\/\d/.test(url.pathname) && !loaded.has(url.pathname)
          : published === 'code' && bundles.has(bundle ?? '')
      if (bundle && isGone) return route.fulfill({ status: 404, body: 'Gone.' })
      if (bundle && published === 'code') url.pathname = url.pathname.replace(bundle, reverse(bundle))
      const response = await route.fetch({ url: url.href })
      const type = response.headers()['content-type'] ?? ''
      if (!/html|json|javascript/.test(type)) return route.fulfill({ response })
      let body = (await response.text()).replace('</head>', `<meta name="build" content="${published}"></head>`)
      if (published === 'code') body = body.replace(HASH, (hash) => (bundles.has(hash) ? reverse(hash) : hash))
      // The policy is for the scripts as they were.
      const { 'content-security-policy': _, ...headers } = response.headers()
      return route.fulfill({ response, headers, body })
    })
    await use((next) => {
      published = next
    })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

/** The build of the document that the browser has loaded. */
export const readBuild = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name="build"]')?.getAttribute('content') ?? 'same')
