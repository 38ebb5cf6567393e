import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { buildBaseline, digestWith, needsBuild } from '@galley/content'
import { isUntranslated, type PageEntry } from '@galley/core/collections'
import { BASELINE_PATH, COMPONENTS_FILE, INPUTS_FILE, PREVIEW_CACHE_FOLDER, SCHEMA_FILE } from '@galley/core/preview'
import { isPreviewBuild } from '@galley/core/preview-build'
import { digestFiles } from '@galley/node/build-inputs'
import inputs from '@galley/node/build-inputs.json'
import { writeFiles } from '@galley/node/written-files'
import { site } from '@galley/site'
import { collections } from '@galley/site/collections'
import type { GatsbyNode, Node } from 'gatsby'
import { printSchema } from 'gatsby/graphql'
import type { GraphQLSchema } from 'gatsby/graphql'
import { type ComponentState, listPageComponents } from './page-components'

interface ContentFile extends Node {
  relativePath: string
  sourceInstanceName: string
}

/** The parts of Gatsby's state that this plugin reads. */
interface GatsbyState {
  schema: GraphQLSchema
  components: Map<string, ComponentState>
}

const contentDir = resolve('content')
const { api, stagingApi } = site.preview
const hasPreview = api !== '' || stagingApi !== '' || isPreviewBuild()
const types = [...Object.values(collections).map(({ typeName }) => typeName), 'NavigationFolder']

let digests: Record<string, string> = {}

/** Runs first, so that a file saved during the build counts as newer than the build. */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  digests = digestFiles(process.cwd(), inputs, { isWanted: needsBuild })
}

// Runs after gatsby-plugin-problem-report, so that a failed build keeps the baseline of the previous build.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = ({ getNode, getNodesByType }) => {
  // A server may serve the last build from `public/` during `gatsby develop`.
  if (process.env['gatsby_executing_command'] !== 'build') return
  const write = (written: Map<string, string>) => writeFiles(resolve('public'), dirname(BASELINE_PATH), written)
  if (!hasPreview) return void write(new Map())
  const files = new Map(
    (getNodesByType('File') as ContentFile[])
      .filter(({ sourceInstanceName }) => sourceInstanceName === 'content')
      .map(({ relativePath, internal }) => [relativePath, internal.contentDigest]),
  )
  // A page without a translation is not a file: it has the file of its original.
  const isFile = (node: Node) => !isUntranslated(node as Node & Pick<PageEntry, 'language' | 'textLanguage'>)
  const built = types.flatMap((type) =>
    getNodesByType(type)
      .filter(isFile)
      .map((node) => ({
        file: relative(contentDir, node.internal.contentFilePath ?? ''),
        digest: digestWith(
          getNode(node.parent ?? '')?.internal.contentDigest ?? '',
          node['sources'] as Record<string, string> | undefined,
        ),
        ...(type !== 'NavigationFolder' &&
          'body' in node &&
          'toc' in node && { path: node['path'] as string, title: node['title'] as string }),
        fields: { ...node, internal: undefined },
      })),
  )
  const baseline = buildBaseline(built, (image) => files.get(image))
  write(new Map([[BASELINE_PATH, JSON.stringify(baseline)]]))
}

/** Runs last: the queries of page components are complete after Gatsby has run them. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (api) => {
  const { schema, components } = (api.store.getState as () => GatsbyState)()
  const listed = listPageComponents(resolve('src'), components.values())
  await mkdir(PREVIEW_CACHE_FOLDER, { recursive: true })
  await writeFile(join(PREVIEW_CACHE_FOLDER, SCHEMA_FILE), printSchema(schema))
  await writeFile(join(PREVIEW_CACHE_FOLDER, COMPONENTS_FILE), JSON.stringify(listed))
  await writeFile(join(PREVIEW_CACHE_FOLDER, INPUTS_FILE), JSON.stringify(digests))
}
