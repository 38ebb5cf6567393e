import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { TEXTS_VARIABLE } from '@galley/core/current-language'
import type { Texts } from '@galley/core/texts'
import { inlineTexts } from '@galley/node/inline-texts'
import { site } from '@galley/site'
import { build, type Plugin } from 'esbuild'
import { minify, type MinifyOptions } from 'terser'

/** A published file. Its path contains a digest of its code. */
export interface ScriptFile {
  path: string
  code: string
}

export type StartScripts = Awaited<ReturnType<typeof bundleScripts>>

type AnalyticsSettings = (typeof site)['analytics']

/** A cache of minified code for later builds, because Terser takes half a second. */
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
 * Bundles and minifies the scripts of `@galley/start`, with the texts of the current language.
 * @param settings Settings of analytics. Ignored in builds of a preview server, whose visits are never counted.
 * @returns `inline` (code in the head of every page), `deferred` (a file that every page loads), `changelog` (code at the end of the changelog's
 * pages); with analytics, `analytics` (a file that counts visits, which `deferred` loads); with several languages, `texts` (a file with the texts of
 * the language, which `inline` loads before the application)
 */
export async function bundleScripts(projectDir: string, cache: MinifiedCache, settings?: AnalyticsSettings) {
  // Read before the first callback of esbuild, outside of which the current language is unknown.
  const { texts: words, languages, language } = site
  const texts =
    languages.length > 0
      ? nameFile(`texts-${language.code}`, `var ${TEXTS_VARIABLE}=${JSON.stringify(words)}`)
      : undefined
  const others = languages.filter(({ code }) => code !== language.code)
  const suggestions = Object.fromEntries(
    others.map(({ code, texts: { readInLanguage, close } }) => [code, { read: readInLanguage, close }]),
  )
  const bundleEntry = async (entry: string, analyticsUrl = '') => {
    const define = {
      'process.env.ANALYTICS_URL': JSON.stringify(analyticsUrl),
      'process.env.TEXTS_URL': JSON.stringify(urlOf(texts)),
      'process.env.SUGGESTIONS': JSON.stringify(others.length > 0 ? JSON.stringify(suggestions) : ''),
      __BASE_PATH__: JSON.stringify(site.basePath),
    }
    const code = await bundle(projectDir, entry, [replaceSettings(settings), replaceTexts(words)], define)
    const key = digest(JSON.stringify([code, TERSER_OPTIONS]))
    const known = await cache.get(key)
    if (typeof known === 'string') return known
    const { code: shortest = '' } = await minify(code, TERSER_OPTIONS)
    // Prevents the code from closing its script element.
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
    bundleEntry(require.resolve('@galley/start/deferred'), urlOf(analytics)),
    bundleEntry(require.resolve('@galley/start/changelog')),
  ])
  return { inline, deferred: nameFile('deferred', deferred), changelog, analytics, texts }
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

const nameFile = (name: string, code: string): ScriptFile => ({ path: `${name}-${digest(code).slice(0, 10)}.js`, code })

const urlOf = (file: ScriptFile | undefined) => (file ? `${site.basePath}/${file.path}` : '')

/** Puts the values of the analytics settings in place of the module that reads them, so that the bundle contains no other settings of the site. */
const replaceSettings = (settings?: AnalyticsSettings): Plugin => ({
  name: 'analytics-settings',
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/]start[\\/]src[\\/]analytics-settings\.ts$/ }, () => ({
      contents: `export const analytics = ${JSON.stringify(settings)}`,
    }))
  },
})

/** Puts the texts of the site in place of their names, so that the bundle contains no settings of the site. */
const replaceTexts = (texts: Texts): Plugin => ({
  name: 'texts',
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/]start[\\/]src[\\/].*\.ts$/ }, async ({ path }) => ({
      contents: inlineTexts(await readFile(path, 'utf8'), texts),
      loader: 'ts',
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
    // esbuild converts newer syntax for older browsers.
    target: 'es2022',
    minifySyntax: true,
    logLevel: 'silent',
    // The project's tsconfig.json would add "use strict" to each script.
    tsconfigRaw: '{}',
  })
  return outputFiles[0]!.text
}
