import { createHash } from 'node:crypto'
import type { site } from '@galley/site'
import { build, type Plugin } from 'esbuild'
import { minify, type MinifyOptions } from 'terser'

/** A file of the published site: its path has a digest of its code. */
export interface ScriptFile {
  path: string
  code: string
}

/** The scripts that a page starts with. */
export interface StartScripts {
  /** Code for the head of every page. */
  inline: string
  /** For every page. */
  deferred: ScriptFile
  /** Code for the end of the changelog's pages. */
  changelog: string
  /** Counts visits; `deferred` loads it. Undefined for a site without analytics, whose other scripts know nothing of it. */
  analytics?: ScriptFile
}

type AnalyticsSettings = (typeof site)['analytics']

/** Keeps what is minified for later builds, as Gatsby's cache does: Terser takes half a second. */
interface MinifiedCache {
  get(key: string): unknown
  set(key: string, code: string): unknown
}

const TERSER_OPTIONS: MinifyOptions = {
  ecma: 2020,
  toplevel: true,
  compress: { passes: 3, unsafe_arrows: true },
}

/**
 * Bundles the scripts of `@galley/start`, as small as may be: every page has them.
 * @param settings of analytics; visits of builds of a preview server are never counted
 */
export async function bundleScripts(
  projectDir: string,
  cache: MinifiedCache,
  settings?: AnalyticsSettings,
): Promise<StartScripts> {
  const bundleEntry = async (entry: string, analyticsUrl = '') => {
    const define = { 'process.env.ANALYTICS_URL': JSON.stringify(analyticsUrl) }
    const code = await bundle(projectDir, entry, [replaceSettings(settings)], define)
    const key = digest(JSON.stringify([code, TERSER_OPTIONS]))
    const known = await cache.get(key)
    if (typeof known === 'string') return known
    const { code: shortest = '' } = await minify(code, TERSER_OPTIONS)
    // It cannot end the element that holds it.
    const minified = shortest.replaceAll('</', '<\\/')
    await cache.set(key, minified)
    return minified
  }
  const hasAnalytics = Boolean(settings?.host) && !process.env['GATSBY_IS_PREVIEW']
  const analytics = hasAnalytics
    ? nameFile('analytics', await bundleEntry(require.resolve('@galley/start/analytics/script')))
    : undefined
  const [inline, deferred, changelog] = await Promise.all([
    bundleEntry(require.resolve('@galley/start/inline')),
    bundleEntry(require.resolve('@galley/start/deferred'), analytics && `/${analytics.path}`),
    bundleEntry(require.resolve('@galley/start/changelog')),
  ])
  return { inline, deferred: nameFile('deferred', deferred), changelog, analytics }
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

const nameFile = (name: string, code: string): ScriptFile => ({ path: `${name}-${digest(code).slice(0, 10)}.js`, code })

/** Puts values where the sources read them from all facts of the site. */
const replaceSettings = (settings?: AnalyticsSettings): Plugin => ({
  name: 'analytics-settings',
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/]start[\\/]src[\\/]analytics-settings\.ts$/ }, () => ({
      contents: `export const analytics = ${JSON.stringify(settings)}`,
    }))
  },
})

async function bundle(projectDir: string, entry: string, plugins: Plugin[], define: Record<string, string>) {
  const { outputFiles } = await build({
    absWorkingDir: projectDir,
    entryPoints: [entry],
    define,
    plugins,
    bundle: true,
    write: false,
    format: 'iife',
    // Newer syntax is in all supported browsers, or in none of these files.
    target: 'es2022',
    minifySyntax: true,
    logLevel: 'silent',
    // Without the project's settings, which would have each script begin with "use strict".
    tsconfigRaw: '{}',
  })
  return outputFiles[0]!.text
}
