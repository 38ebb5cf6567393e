import type { ContentImage } from '@galley/core/fields'

/** Lists the paths below `content/` of all images in the fields of an entry, at any depth. */
export function findImages(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findImages)
  if (typeof value !== 'object' || value === null) return []
  if (isMeasured(value)) return [value.path]
  return Object.values(value).flatMap(findImages)
}

const isMeasured = (value: object): value is ContentImage =>
  'path' in value && 'width' in value && 'height' in value && typeof value.path === 'string'
