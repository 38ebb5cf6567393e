import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { findPageNodes } from '@galley/core/collections'
import { isImageUrl } from '@galley/core/image-url'
import { isPreviewBuild } from '@galley/core/preview-build'
import { encodePath } from '@galley/core/url-path'
import { site } from '@galley/site'
import { collections } from '@galley/site/collections'
import type { GatsbyNode, Node } from 'gatsby'
import { describeImage, digestOf, fileOfImage, type ImagedPage, type PageImage } from './page-images'
import { renderImages, type RenderedImages } from './render-images'
import { listFonts, readLook } from './site-look'

const KNOWN = 'images'

/** Nobody shares a draft. */
const isOn = () => process.env['NODE_ENV'] === 'production' && !isPreviewBuild()

interface NodeModel {
  findOne(query: object): Promise<Node | null>
}

const digestImage = ({ ownImage, texts }: PageImage, file: Node | null | undefined) => {
  if (!ownImage) return digestOf(texts)
  return digestOf(isImageUrl(ownImage) ? readServed(ownImage) : file?.internal.contentDigest)
}

const readServed = (path: string) => readFileSync(fileOfImage(resolve(), path), 'base64')

/** `socialImage` of each page: the URL of its image below the site's. */
export const createResolvers: GatsbyNode['createResolvers'] = (api) => {
  // Gatsby declares it as a function of any type.
  const createResolvers = api.createResolvers as (resolvers: object) => void
  const resolveImage = async (page: ImagedPage, _: unknown, { nodeModel }: { nodeModel: NodeModel }) => {
    const image = isOn() ? describeImage(page, site) : undefined
    if (!image) return null
    const query = { filter: { relativePath: { eq: image.ownImage } } }
    const file = image.ownImage ? await nodeModel.findOne({ type: 'File', query }) : null
    return `${encodePath(image.path)}?${digestImage(image, file)}`
  }
  const pages = Object.values(collections).filter(({ kind }) => kind === 'page')
  createResolvers(
    Object.fromEntries(pages.map(({ typeName }) => [typeName, { socialImage: { resolve: resolveImage } }])),
  )
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** The images are rendered while Gatsby makes everything else of the content. */
let rendering: Promise<RenderedImages | Error> | undefined

// The first hook that knows every page.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({
  cache,
  getNodesByType,
  reporter,
  store,
}) => {
  if (!isOn()) return
  const { pages } = (store.getState as () => { pages: Map<string, unknown> })()
  const files = new Map(getNodesByType('File').map((file) => [file['relativePath'], file]))
  const images = findPageNodes(Object.values(collections), getNodesByType)
    .filter(({ path }) => pages.has(path))
    .flatMap((page) => describeImage(page, site) ?? [])
    .map((image) => ({ ...image, digest: digestImage(image, files.get(image.ownImage)) }))
  const known = ((await cache.get(KNOWN)) as Record<string, string> | undefined) ?? {}
  const projectDir = resolve()
  const fonts = listFonts(projectDir, site, site.seo.socialImageFonts)
  rendering = renderImages({ projectDir, images, look: readLook(site), fonts, known, tell: reporter.info }).catch(
    toError,
  )
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ cache, reporter }) => {
  const rendered = await rendering
  if (!rendered) return
  const problems = rendered instanceof Error ? [rendered.message] : rendered.problems
  if (problems.length > 0) reporter.panicOnBuild(`Social images that cannot be made:\n\n${problems.join('\n')}\n`)
  if (rendered instanceof Error) return
  await cache.set(KNOWN, rendered.made)
  if (rendered.missing.size > 0) reporter.warn(describeMissing(rendered.missing))
  reporter.verbose(`Social images: ${rendered.count} rendered`)
}

/** How many images a warning names. */
const MOST_NAMED = 5

function describeMissing(missing: RenderedImages['missing']) {
  const lines = [...missing].slice(0, MOST_NAMED).map(([path, characters]) => `${path}: ${characters.join('')}`)
  const more = missing.size > MOST_NAMED ? `\nand ${missing.size - MOST_NAMED} more` : ''
  return `The fonts of social images lack characters of titles and descriptions. Signs are left out, and an image whose title has such letters shows the site's name. Name a font that has them in "seo.socialImageFonts" of src/site.ts, or give the page an image of its own, "seo.image".\n\n${lines.join('\n')}${more}\n`
}
