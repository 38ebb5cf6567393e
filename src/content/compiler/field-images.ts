import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { listFiles } from '../../node/list-files'
import { missingImage } from '../../lib/content-compiler'
import { type ContentImage, innerSchema, type FieldProblem } from '../../lib/fields'

/** The size of an image file below `content/`, rotated as its EXIF data says; undefined when it cannot be read as an image. */
export async function measureImage(contentDir: string, path: string): Promise<ContentImage | undefined> {
  try {
    const { autoOrient } = await sharp(join(contentDir, path)).metadata()
    return { path, ...autoOrient }
  } catch {
    return undefined
  }
}

/** The problem of a file that is not an image. */
export const unreadableImage = (path: string) =>
  `"content/${path}" cannot be read as an image. Save it again, as PNG, JPEG, WebP, AVIF, GIF or SVG.`

const isImage = (schema: unknown) =>
  schema instanceof z.ZodType && z.globalRegistry.get(schema)?.['graphqlType'] === 'ContentImage'

/** The size of an image that does not exist, so that a draft can be shown without it. */
const UNKNOWN_SIZE = { width: 16, height: 9 }

/** Replaces each image field of checked front matter, at any depth, by the measured file; one that does not exist is a problem. */
export async function resolveFieldImages(
  schema: z.ZodObject,
  fields: Record<string, unknown>,
  file: string,
  contentDir: string,
) {
  const problems: FieldProblem[] = []
  const resolve = async (part: unknown, value: unknown, path: PropertyKey[]): Promise<unknown> => {
    const inner = innerSchema(part)
    if (isImage(inner) && typeof value === 'string') {
      const image = posix.join(posix.dirname(file), value)
      const isThere = !image.startsWith('..') && existsSync(join(contentDir, image))
      const measured = isThere ? await measureImage(contentDir, image) : undefined
      if (!isThere)
        problems.push({ path, message: missingImage(value, image, { file, listFiles: () => listFiles(contentDir) }) })
      else if (!measured) problems.push({ path, message: unreadableImage(image) })
      return measured ?? { path: image, ...UNKNOWN_SIZE }
    }
    if (inner instanceof z.ZodArray && Array.isArray(value)) {
      return Promise.all(value.map((item, index) => resolve(inner.element, item, [...path, index])))
    }
    if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).map(
        async ([key, item]) => [key, await resolve(inner.shape[key], item, [...path, key])] as const,
      )
      return Object.fromEntries(await Promise.all(entries))
    }
    return value
  }
  return { fields: (await resolve(schema, fields, [])) as Record<string, unknown>, problems }
}
