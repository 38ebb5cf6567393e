import { resolve } from 'node:path'
import { type ChunkFiles, pageScripts } from '@galley/gatsby/page-scripts'
import { applyPatch } from '@galley/gatsby/patch'
import { site } from '@galley/site'
import type { Compiler } from '@rspack/core'
import type { GatsbyNode } from 'gatsby'
import { bundleScripts, type ScriptFile, type StartScripts } from './bundle-scripts'

let bundling: Promise<StartScripts>
let chunkFiles: ChunkFiles = {}
/** Returns false if Gatsby's own scripts start the application. */
let startsLater = () => false

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ cache, reporter }) => {
  const isBuild = process.env['gatsby_executing_command'] === 'build'
  bundling = bundleScripts(resolve(), cache, isBuild ? site.analytics : undefined)
  // The hook that awaits the scripts throws this error.
  bundling.catch(() => undefined)
  if (!isBuild) return
  const options = { publicDir: resolve('public'), basePath: site.basePath, listChunks: () => chunkFiles, reporter }
  startsLater = applyPatch(pageScripts, reporter, options) ?? startsLater
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({ actions, plugins, stage }) => {
  if (stage === 'develop') return
  const { inline, deferred, changelog, analytics } = await bundling
  const define = plugins.define as (values: Record<string, string>) => object
  if (stage === 'build-javascript')
    actions.setWebpackConfig({
      plugins: [...[deferred, analytics].flatMap((file) => (file ? [emit(file)] : [])), noteChunks],
    })
  else
    actions.setWebpackConfig({
      plugins: [
        define({
          'process.env.STARTS_LATER': JSON.stringify(startsLater()),
          'process.env.INLINE_SCRIPT': JSON.stringify(inline),
          'process.env.CHANGELOG_SCRIPT': JSON.stringify(changelog),
          'process.env.DEFERRED_SCRIPT': JSON.stringify(deferred.code),
          'process.env.DEFERRED_URL': JSON.stringify(`/${deferred.path}`),
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
