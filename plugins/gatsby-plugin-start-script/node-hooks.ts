import { resolve } from 'node:path'
import { type ChunkFiles, pageScripts } from '@galley/gatsby/page-scripts'
import { applyPatch } from '@galley/gatsby/patch'
import { splitNavigation, writeNavigations } from '@galley/gatsby/split-navigation'
import { inLanguage } from '@galley/node/in-language'
import { site } from '@galley/site'
import type { Compiler } from '@rspack/core'
import type { GatsbyNode } from 'gatsby'
import { bundleScripts, type ScriptFile, type StartScripts } from './bundle-scripts'

const codes = site.languages.map(({ code }) => code)

/** The scripts of each language of the site. */
let bundling: Promise<(readonly [code: string, StartScripts])[]>
let chunkFiles: ChunkFiles = {}
/** Hash of the navigation's query. Undefined if browsers load the navigation of all languages. */
let navigationHash: string | undefined
/** Returns false if Gatsby's own scripts start the application. */
let startsLater = () => false

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ cache, reporter }) => {
  const isBuild = process.env['gatsby_executing_command'] === 'build'
  const settings = isBuild ? site.analytics : undefined
  const languages = site.languages.length > 0 ? site.languages : [site.language]
  bundling = Promise.all(
    languages.map(async ({ code }) => [code, await inLanguage(code, () => bundleScripts(resolve(), cache, settings))]),
  )
  // The hook that awaits the scripts throws this error.
  bundling.catch(() => undefined)
  if (!isBuild) return
  const options = { publicDir: resolve('public'), basePath: site.basePath, listChunks: () => chunkFiles, reporter }
  startsLater = applyPatch(pageScripts, reporter, options) ?? startsLater
}

// Gatsby has found all queries, and has not bundled its loader yet.
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ reporter, store }) => {
  if (process.env['gatsby_executing_command'] !== 'build' || codes.length < 2) return
  const options = { store, loader: resolve('.cache/loader.js'), languages: codes }
  navigationHash = applyPatch(splitNavigation, reporter, options)
}

export const onPostBuild: GatsbyNode['onPostBuild'] = () => {
  if (navigationHash) writeNavigations(resolve('public/page-data/sq/d'), navigationHash, codes)
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({ actions, plugins, stage }) => {
  if (stage === 'develop') return
  const scripts = await bundling
  const define = plugins.define as (values: Record<string, string>) => object
  if (stage === 'build-javascript') {
    const files = scripts.flatMap(([, { deferred, analytics, texts }]) => [deferred, analytics, texts])
    // The languages share the file of analytics.
    const byPath = new Map(files.flatMap((file) => (file ? [[file.path, file]] : [])))
    actions.setWebpackConfig({ plugins: [...[...byPath.values()].map(emit), noteChunks] })
  } else
    actions.setWebpackConfig({
      plugins: [
        define({
          'process.env.STARTS_LATER': JSON.stringify(startsLater()),
          'process.env.NAVIGATION_HASH': JSON.stringify(navigationHash ?? ''),
          'process.env.START_SCRIPTS': JSON.stringify(JSON.stringify(Object.fromEntries(scripts))),
        }),
      ],
    })
}

const emit =
  ({ path, code }: ScriptFile) =>
  (compiler: Compiler) => {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('start-script', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'start-script', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => compilation.emitAsset(path, new sources.RawSource(code)),
      )
    })
  }

/** Stores the files of each chunk, except those of the application, before Gatsby writes its own list. */
const noteChunks = (compiler: Compiler) =>
  compiler.hooks.afterEmit.tap('start-script', ({ namedChunkGroups }) => {
    const filesOf = (name: string) => namedChunkGroups.get(name)?.chunks.flatMap(({ files }) => [...files]) ?? []
    const application = new Set(filesOf('app'))
    const names = [...namedChunkGroups.keys()].filter((name) => name !== 'app').sort()
    chunkFiles = Object.fromEntries(
      names.map((name) => [
        name,
        filesOf(name)
          .filter((file) => file.endsWith('.js') && !application.has(file))
          .map((file) => `/${file}`),
      ]),
    )
  })
