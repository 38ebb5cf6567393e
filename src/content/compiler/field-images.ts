import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { convertParsedSVG, parseSVGContent } from '@iconify/utils'
import sharp from 'sharp'
import type { z } from 'zod'
import { type ContentEnvironment, missingImage, remoteImage } from '../../lib/content-compiler'
import { type ContentImage, type FieldProblem, replaceTexts } from '../../lib/fields'
import { isImageUrl } from '../../lib/image-url'
import { isSafeSvg } from '../../lib/is-safe-svg'
import { toIconData } from '../../lib/to-icon-data'

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

/** The size of an image that does not exist, so that a draft can be shown without it. */
const UNKNOWN_SIZE = { width: 16, height: 9 }

/** Replaces each image field of checked front matter, at any depth, by the measured file; one that does not exist is a problem. */
export async function resolveFieldImages(
  schema: z.ZodObject,
  fields: Record<string, unknown>,
  file: string,
  contentDir: string,
  { hasFile, listFiles }: Pick<ContentEnvironment, 'hasFile' | 'listFiles'>,
) {
  const problems: FieldProblem[] = []
  const resolved = await replaceTexts(schema, fields, async (marks, value, path) => {
    if (marks['graphqlType'] !== 'ContentImage') return value
    const remote = remoteImage(value)
    const image = posix.join(posix.dirname(file), value)
    const isThere = remote === undefined && !image.startsWith('..') && hasFile(image)
    const measured = isThere ? await measureImage(contentDir, image) : undefined
    if (!isThere) {
      const missing = () => missingImage(value, image, { file, listFiles })
      problems.push({ path, message: remote ?? missing() })
    }
    if (isThere && !measured) problems.push({ path, message: unreadableImage(image) })
    return measured ?? { path: image, ...UNKNOWN_SIZE }
  })
  return { fields: resolved as Record<string, unknown>, problems }
}
