import { join } from 'node:path'
import { LATEST_BUILD_FILE } from '@galley/core/build-manifest'
import { listPublicFiles } from '@galley/gatsby-adapter-node/public-files'
import { SITE } from './preview-setup.mjs'
import { type Page, pathOf, test as base } from './test'

/**
 * The state of the site: the build of the tab, a build with other words, a build that also has other code, a build without the files that the tab has
 * not loaded yet, a failing server, or a stalled server.
 */
type Published = 'same' | 'words' | 'code' | 'broken' | 'error' | 'stalled'

const BUNDLE = /^\/(?:[^/]+-)?([0-9a-f]{10,})\.js$/
const HASH = /[0-9a-f]{10,}/g
const reverse = (hash: string) => Array.from(hash).reverse().join('')

interface Deploys {
  /** Publishes another build while the browser is open. */
  publish: (next: Published) => void
}

/**
 * A newer build is the served build with changed responses: each page contains another build id. If the code differs, every bundle has
 * another name, and the old names are missing.
 */
export const test = base.extend<Deploys>({
  publish: async ({ context }, use) => {
    let published: Published = 'same'
    /** Files that the tab has loaded already. */
    const loaded = new Set<string>()
    const files = listPublicFiles(join(__dirname, '../public'))
    const bundles = new Set([...files.keys()].flatMap((file) => BUNDLE.exec(file)?.[1] ?? []))

    await context.route(`${SITE}/**`, async (route) => {
      if (published === 'same') {
        loaded.add(pathOf(new URL(route.request().url())))
        return route.continue()
      }
      if (published === 'stalled') return
      if (published === 'error') return route.fulfill({ status: 500, body: 'Something broke.' })
      const url = new URL(route.request().url())
      const path = pathOf(url)
      if (path === LATEST_BUILD_FILE) return route.fulfill({ json: { id: published, timestamp: Date.now() } })
      const bundle = BUNDLE.exec(path)?.[1]
      const isGone =
        published === 'broken'
          ? /^\/\d/.test(path) && !loaded.has(path)
          : published === 'code' && bundles.has(bundle ?? '')
      if (bundle && isGone) return route.fulfill({ status: 404, body: 'Gone.' })
      if (bundle && published === 'code') url.pathname = url.pathname.replace(bundle, reverse(bundle))
      const response = await route.fetch({ url: url.href })
      const type = response.headers()['content-type'] ?? ''
      if (!/html|json|javascript/.test(type)) return route.fulfill({ response })
      let body = (await response.text()).replace('</head>', `<meta name="build" content="${published}"></head>`)
      if (published === 'code') body = body.replace(HASH, (hash) => (bundles.has(hash) ? reverse(hash) : hash))
      // The policy contains the hashes of the original scripts.
      const { 'content-security-policy': _, ...headers } = response.headers()
      return route.fulfill({ response, headers, body })
    })
    await use((next) => {
      published = next
    })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

/** The build id of the loaded document. */
export const readBuild = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name="build"]')?.getAttribute('content') ?? 'same')
