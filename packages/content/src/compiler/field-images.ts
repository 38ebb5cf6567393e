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

/**
 * Reads the size of an image in pixels, with the rotation in its EXIF data applied. For an SVG with `currentColor`, also reads the shapes.
 * @param path Path below `content/`, or in `static/` if it begins with a slash.
 * @returns undefined if the file cannot be read as an image
 */
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

/**
 * Returns the shapes of an SVG with `currentColor`, to inline them: in an `<img>`, `currentColor` has no effect. An SVG with other elements than
 * shapes stays a file.
 */
function readColored(path: string, text: string) {
  const parsed = text.includes('currentColor') ? parseSVGContent(text) : undefined
  const icon = parsed && convertParsedSVG(parsed)
  return icon && isSafeSvg(icon.body) ? toIconData(path.replace(/\W/g, '-'), icon) : undefined
}

/** Returns the message for a file that is not an image. */
export const unreadableImage = (path: string) =>
  `"${isImageUrl(path) ? `static${path}` : `content/${path}`}" cannot be read as an image. Save it again, as PNG, JPEG, WebP, AVIF, GIF or SVG.`

/**
 * Assumed size in pixels of an image of another site without a declared size, and of a missing image, so that a preview can show the rest of the
 * page.
 */
const UNKNOWN_SIZE = { width: 1600, height: 900 }

/** Replaces each image field of checked front matter, at any depth, with the measured image. Reports the same problems as images in Markdown. */
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
    // A file name in front matter may contain characters that a URL encodes.
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
