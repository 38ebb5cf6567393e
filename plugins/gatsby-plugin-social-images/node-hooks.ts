import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { findPageNodes, isUntranslated } from '@galley/core/collections'
import { isImageUrl } from '@galley/core/image-url'
import { isPreviewBuild } from '@galley/core/preview-build'
import { encodePath } from '@galley/core/url-path'
import { site } from '@galley/site'
import { collections } from '@galley/site/collections'
import type { GatsbyNode, Node } from 'gatsby'
import type { IGatsbyState } from 'gatsby/dist/redux/types'
import { describeImage, digestOf, fileOfImage, type ImagedPage, type PageImage } from './page-images'
import { renderImages, type RenderedImages } from './render-images'
import { listFonts, readLook } from './site-look'

const CACHE_KEY = 'images'

/** Returns false in develop and in preview builds, because nobody shares links to drafts. */
const isOn = () => process.env['NODE_ENV'] === 'production' && !isPreviewBuild()

interface NodeModel {
  findOne(query: object): Promise<Node | null>
}

const digestImage = ({ ownImage, texts }: PageImage, file: Node | null | undefined) => {
  if (!ownImage) return digestOf(texts)
  return digestOf(isImageUrl(ownImage) ? readServed(ownImage) : file?.internal.contentDigest)
}

const readServed = (path: string) => readFileSync(fileOfImage(resolve(), path), 'base64')

/** Adds the field `socialImage` to pages: the path of the image with a digest as query string. */
export const createResolvers: GatsbyNode['createResolvers'] = (api) => {
  // Gatsby types this function as any.
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

/** The images render in threads while Gatsby continues the build. */
let rendering: Promise<RenderedImages | Error> | undefined

// The first hook after all pages exist.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({
  cache,
  getNodesByType,
  reporter,
  store,
}) => {
  if (!isOn()) return
  const { pages } = (store.getState as () => IGatsbyState)()
  const files = new Map(getNodesByType('File').map((file) => [file['relativePath'], file]))
  const images = findPageNodes(Object.values(collections), getNodesByType)
    .filter((page) => pages.has(page.path) && !isUntranslated(page))
    .flatMap((page) => describeImage(page, site) ?? [])
    .map((image) => ({ ...image, digest: digestImage(image, files.get(image.ownImage)) }))
  const known = ((await cache.get(CACHE_KEY)) as Record<string, string> | undefined) ?? {}
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
  if (problems.length > 0) reporter.panicOnBuild(`Social images that cannot be rendered:\n\n${problems.join('\n')}\n`)
  if (rendered instanceof Error) return
  await cache.set(CACHE_KEY, rendered.made)
  if (rendered.missing.size > 0) reporter.warn(describeMissing(rendered.missing))
  reporter.verbose(`Social images: ${rendered.count} rendered`)
}

/** Maximum number of images in a warning. */
const MOST_NAMED = 5

function describeMissing(missing: RenderedImages['missing']) {
  const lines = [...missing].slice(0, MOST_NAMED).map(([path, characters]) => `${path}: ${characters.join('')}`)
  const more = missing.size > MOST_NAMED ? `\nand ${missing.size - MOST_NAMED} more` : ''
  return `The fonts of social images lack characters of titles and descriptions. The images omit missing symbols, and show the site's name instead of a title with missing letters. Add a font with these characters to "seo.socialImageFonts" in src/site.ts, or set "seo.image" of the page.\n\n${lines.join('\n')}${more}\n`
}
