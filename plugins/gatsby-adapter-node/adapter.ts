import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildMetaFile } from '@galley/core/build-manifest'
import { SERVER_MANIFEST_FILE, type ServerManifest } from '@galley/core/server-manifest'
import { site } from '@galley/site'
import type { IAdapter, Reporter } from 'gatsby'
import type * as Redux from 'gatsby/dist/redux'
import { writeBuildManifests } from './build-manifests'
import { buildServerManifest } from './build-server-manifest'
import { digestFiles } from './file-digests'
import { createFileThreads } from './file-threads'
import { listHeaderRules, renderHeaders } from './headers-file'
import { findHostProblems } from './host-limits'
import { writePayloads } from './payloads'
import { compressFiles } from './precompress'
import { listPublicFiles, type PublicFolder, RECORDS } from './public-files'
import { REDIRECT_SCRIPT_HASH, removeRedirectPages, writeRedirectPages } from './redirect-pages'
import { renderRedirects } from './redirects-file'
import { removeEarlierFiles, removeGoneStaticFiles } from './remove-old-files'

/** A step of a build in Gatsby's store. */
interface BuildStep {
  /** Name in the log. */
  text: string
  /** "hidden" for a step that contains others. */
  type?: string
  /** In seconds. Undefined until the step ends. */
  duration?: number
}

/** Returns the three slowest steps of a build with their seconds. */
const nameSlowest = (steps: readonly BuildStep[]) =>
  steps
    .flatMap(({ text, type, duration }) => (type === 'hidden' || duration === undefined ? [] : [{ text, duration }]))
    .sort((a, b) => b.duration - a.duration)
    .slice(0, 3)
    .map(({ text, duration }) => `${text} ${duration.toFixed(1)} s`)
    .join(', ')

/** Writes the files that static hosts read, and warns about limits of hosts. */
async function writeHostFiles(folder: PublicFolder, manifest: ServerManifest, reporter: Pick<Reporter, 'warn'>) {
  const { publicDir, files } = folder
  const ownScripts = site.redirectPages ? [REDIRECT_SCRIPT_HASH] : []
  manifest.hostHeaders = listHeaderRules(manifest, [...files.keys()], ownScripts)
  await writeFile(join(publicDir, '_redirects'), renderRedirects(manifest.redirects, site.basePath))
  await writeFile(join(publicDir, '_headers'), renderHeaders(manifest.hostHeaders, site.basePath))
  for (const problem of findHostProblems(manifest, manifest.hostHeaders)) reporter.warn(problem)
  if (!site.redirectPages) return
  const [first, ...others] = writeRedirectPages(folder, manifest.redirects, site)
  if (first)
    reporter.warn(
      `Redirects that end in "/*" have no page: "${first.from}"${others.length > 0 ? ` and ${others.length} more` : ''}. Hosts without redirects need a line in content/redirects.yml for each old path.`,
    )
}

/** Returns Gatsby's adapter for `@galley/server` and for static hosts: see the README beside this file. */
export function createNodeAdapter(projectDir = process.cwd()): IAdapter {
  return {
    name: '@galley/gatsby-adapter-node',
    config: () => ({ supports: { pathPrefix: true, trailingSlash: ['never'] } }),
    async adapt(context) {
      const start = performance.now()
      const { reporter } = context
      const publicDir = join(projectDir, 'public')
      // Must load at the end of a build: importing it earlier creates a second store.
      // oxlint-disable-next-line typescript/no-require-imports -- Gatsby's processes load TypeScript with require() only.
      const { store } = require('gatsby/dist/redux') as typeof Redux
      const state = store.getState()
      const headerRoutes = state.config.headers?.length ? context.headerRoutes : []
      const { manifest, problems } = buildServerManifest(state, headerRoutes)
      if (problems.length > 0) {
        reporter.panicOnBuild(problems.join('\n'))
        return
      }

      removeRedirectPages(projectDir)
      const folder = { projectDir, publicDir, files: listPublicFiles(publicDir) }
      mkdirSync(join(projectDir, RECORDS), { recursive: true })
      removeGoneStaticFiles(folder)
      manifest.preview = site.preview
      // Must come before the id of the build is published: browsers cache payloads by that id.
      writePayloads(folder, state.pages)
      const threads = await createFileThreads()
      const compress = () => compressFiles(folder, threads, reporter.info)
      const [{ inlineHashes, frameOrigins, written, published }] = await Promise.all([
        digestFiles(folder, manifest.pages, threads),
        compress(),
      ])
      manifest.inlineHashes = inlineHashes
      manifest.frameOrigins = frameOrigins
      manifest.build = writeBuildManifests(folder, published, manifest)
      const needed = new Set([...published.keys(), buildMetaFile(manifest.build.id)])
      removeEarlierFiles(folder, needed, site.updates.keepDays)
      await writeHostFiles(folder, manifest, reporter)
      // Compresses the files that the steps above have written.
      await compress()
      await threads.close()
      await writeFile(join(projectDir, SERVER_MANIFEST_FILE), JSON.stringify(manifest))
      const pages = `${manifest.pages.length} pages are ready to serve, ${written} of them written by this build`
      // The type of `activities` is in a package that only Gatsby depends on.
      const { activities } = state.logs as { activities: Record<string, BuildStep> }
      const own = { text: 'files for the server', duration: (performance.now() - start) / 1000 }
      const slowest = nameSlowest([...Object.values(activities), own])
      reporter.info(`${pages} in ${process.uptime().toFixed(1)} s; slowest: ${slowest}`)
    },
  }
}
