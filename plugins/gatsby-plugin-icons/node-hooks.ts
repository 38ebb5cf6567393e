import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { passProblems } from '@galley/core/run-problems'
import { answerIcons, findIconSets, ICON_API } from '@galley/node/icon-sets'
import { listCodeFolders } from '@galley/node/list-code-folders'
import { readSite } from '@galley/node/site-facts'
import { writeFiles } from '@galley/node/written-files'
import type { GatsbyNode } from 'gatsby'
import { findIconProblems } from './site-icons'
import { collectUsedIcons, findNamedIcons } from './used-icons'

/** Code folders. Rendered pages contain the icons that this code names. */
const CODE = listCodeFolders(resolve()).map((folder) => ({ folder, files: /(?<!\.(test|fixture))\.tsx?$/ }))

/** Files whose icons the browser can load later, when it renders a page. All other icons are inlined. */
const SOURCES = [
  ...CODE,
  { folder: 'content', files: /\.mdx$/ },
  // Search indexes name the icons of pages.
  { folder: 'public/api/search/index', files: /^\w+-[0-9a-f]+\.json$/ },
]

// In develop, Gatsby runs this hook again after a change of the site's settings.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({ getCache }) => {
  const { facts, source } = await readSite(resolve())
  await passProblems(getCache, 'icons', findIconProblems(facts, source, resolve()))
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({ actions, plugins, stage }) => {
  if (stage !== 'build-html') return
  const icons = findNamedIcons(await readTexts(CODE), findIconSets(resolve()))
  const define = plugins.define as (values: Record<string, string>) => object
  // `packages/app/src/ssr.tsx` reads this constant.
  actions.setWebpackConfig({ plugins: [define({ 'process.env.NAMED_ICONS': JSON.stringify(JSON.stringify(icons)) })] })
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }) => {
  const files = collectUsedIcons(await readTexts(SOURCES), findIconSets(resolve()))
  const written = writeFiles(resolve('public'), ICON_API, files)
  if (written.length > 0) reporter.verbose(`Icons: ${written.join(', ')}`)
}

async function readTexts(sources: typeof SOURCES) {
  const paths = await Promise.all(sources.map(listFiles))
  return Promise.all(paths.flat().map((file) => readFile(file, 'utf8')))
}

async function listFiles({ folder, files }: (typeof SOURCES)[number]) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && files.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

interface DevServer {
  get(
    path: string,
    answer: (
      request: { params: { file: string }; query: { icons?: unknown } },
      response: { status(code: number): { json(body: unknown): void } },
    ) => void,
  ): void
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  // Removes the files of an earlier build. They have only some icons and would take precedence over this endpoint.
  writeFiles(resolve('public'), ICON_API, new Map())
  const sets = findIconSets(resolve())
  const server = app as DevServer
  server.get(`${ICON_API}/:file`, ({ params, query }, response) => {
    const { status, body } = answerIcons(sets, params.file, query.icons)
    response.status(status).json(body)
  })
}
