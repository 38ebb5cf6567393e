import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { type ContentEnvironment, createDocumentContext, resolveImage } from '@galley/core/content-compiler'
import { type ContentImage, type FieldProblem, replaceTexts } from '@galley/core/fields'
import { isImageUrl, sizeOfUrl } from '@galley/core/image-url'
import { isSafeSvg } from '@galley/core/is-safe-svg'
import { toIconData } from '@galley/core/to-icon-data'
import { convertParsedSVG, parseSVGContent } from '@iconify/utils'
import sharp from 'sharp'
import type { z } from 'zod'

/** The size of an image file below `content/`, or in `static/` when it begins with a slash, rotated as its EXIF data says, and the inside of an SVG that has the colour of the text; undefined when it cannot be read as an image. */
export async function measureImage(contentDir: string, path: string): Promise<ContentImage | undefined> {
  try {
    const file = isImageUrl(path) ? join(contentDir, '../static', decodeURIComponent(path)) : join(contentDir, path)
    const { autoOrient, format } = await sharp(file).metadata()
    const svg = format === 'svg' && readColored(path, await readFile(file, 'utf8'))
    return { path, ...autoOrient, ...(svg && { svg }) }
  } catch {
    return undefined
  }
}

/** An SVG whose colour is that of the text around it, which it cannot have in an `<img>`. One with more than shapes stays a file. */
function readColored(path: string, text: string) {
  const parsed = text.includes('currentColor') ? parseSVGContent(text) : undefined
  const icon = parsed && convertParsedSVG(parsed)
  return icon && isSafeSvg(icon.body) ? toIconData(path.replace(/\W/g, '-'), icon) : undefined
}

/** The problem of a file that is not an image. */
export const unreadableImage = (path: string) =>
  `"${isImageUrl(path) ? `static${path}` : `content/${path}`}" cannot be read as an image. Save it again, as PNG, JPEG, WebP, AVIF, GIF or SVG.`

/** The size of an image that does not exist, so that a draft can be shown without it, and of one of another site that declares none. */
const UNKNOWN_SIZE = { width: 1600, height: 900 }

/** Replaces each image field of checked front matter, at any depth, by the measured image. The problems are those of an image in Markdown. */
export async function resolveFieldImages(
  schema: z.ZodObject,
  fields: Record<string, unknown>,
  file: string,
  contentDir: string,
  environment: ContentEnvironment,
) {
  const problems: FieldProblem[] = []
  const resolved = await replaceTexts(schema, fields, async (marks, value, path) => {
    if (marks['graphqlType'] !== 'ContentImage') return value
    const context = createDocumentContext(file, 1, environment)
    // A name in front matter may have signs that a URL would encode.
    const beside = posix.join(posix.dirname(file), value)
    const isBeside = !beside.startsWith('..') && environment.hasFile(beside)
    const image = isBeside ? beside : resolveImage(value, undefined, context)
    problems.push(
      ...context.problems.map(({ message, isWarning }) => ({ path, message, ...(isWarning && { isWarning }) })),
    )
    if (image === undefined) return { path: beside, ...UNKNOWN_SIZE }
    if (image.startsWith('https:')) return { path: image, ...(sizeOfUrl(image) ?? UNKNOWN_SIZE) }
    const measured = await measureImage(contentDir, image)
    if (!measured) problems.push({ path, message: unreadableImage(image) })
    return measured ?? { path: image, ...UNKNOWN_SIZE }
  })
  return { fields: resolved as Record<string, unknown>, problems }
}
