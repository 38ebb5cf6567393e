import { createHash } from 'node:crypto'
import { publishedOf } from '@galley/core/content-path'
import type { Baseline } from '@galley/core/preview'
import { inFirstLanguage } from '@galley/core/translations'
import { findImages } from './compiler/find-images'
import { isFolderFile } from './compiler/folder-file'
import { type ContentFile, isUnpublished, navigationPageOf } from './content-file'

/** A content file of the build, with the page that the build made from it. */
export interface BuiltFile {
  /** Path of the file below `content/`. */
  file: string
  digest: string
  /** Path of its page; undefined for data and folders. */
  path?: string
  title?: string
  /** The fields of its node. Images in these fields are part of the build too. */
  fields: unknown
}

/**
 * Lists the files of a build with their digests, the paths and the titles of its pages. Lists only images that a built file shows, so that the
 * names of drafts stay secret.
 * @param digestOfImage Returns the digest of an image below `content/`; undefined for an image that does not exist.
 */
export function buildBaseline(
  built: readonly BuiltFile[],
  digestOfImage: (file: string) => string | undefined,
): Baseline {
  const files: Baseline['files'] = {}
  const paths: Baseline['paths'] = {}
  const titles: Baseline['titles'] = {}
  const entries = built.filter(({ file }) => !isFolderFile(file))
  // A folder without a built entry is empty, or holds only drafts.
  const folders = built.filter(({ file }) => {
    if (!isFolderFile(file)) return false
    // The folder may have no pages in the language of its translation.
    const original = inFirstLanguage(file)
    const folder = original.slice(0, original.lastIndexOf('/') + 1)
    return entries.some((entry) => inFirstLanguage(entry.file).startsWith(folder))
  })
  for (const { file, digest, path, title, fields } of [...entries, ...folders].sort((a, b) =>
    a.file < b.file ? -1 : 1,
  )) {
    files[file] = digest
    if (path !== undefined) paths[file] = path
    if (title !== undefined) titles[file] = title
    for (const image of findImages(fields)) {
      const imageDigest = digestOfImage(image)
      if (imageDigest !== undefined) files[image] = imageDigest
    }
  }
  return { id: baselineIdOf({ files, paths, titles }), files, paths, titles }
}

/** Prefix of the digest of a file that a build for visitors leaves out. */
export const DRAFT_DIGEST = 'draft '

/**
 * Returns the baseline for a preview build of these files, which includes drafts. A draft is listed under the name of the file that it replaces.
 * @param files The files that are shown.
 * @param all All files, including published files that a draft replaces.
 */
export function baselineOfContent(files: readonly ContentFile[], all: ReadonlyMap<string, ContentFile>): Baseline {
  const digests = new Map(
    files.flatMap(({ file, kind, digest }) => (kind === 'image' ? [[file, digest] as const] : [])),
  )
  const built = files.flatMap((one): BuiltFile[] => {
    const { file, kind, digest, entry } = one
    const name = publishedOf(file)
    if (kind === 'image' || (name !== file && !entry)) return []
    const page = navigationPageOf(one)
    return [
      {
        file: name,
        digest: isUnpublished(one, all) ? DRAFT_DIGEST + digest : digest,
        fields: entry ?? {},
        ...(page && { path: page.path, title: page.title }),
      },
    ]
  })
  return buildBaseline(built, (image) => digests.get(image))
}

/** Returns the id of a build's content: a digest of its files, paths and titles. */
export const baselineIdOf = ({ files, paths, titles }: Omit<Baseline, 'id'>) =>
  createHash('sha256')
    .update(JSON.stringify(titles ? [files, paths, titles] : [files, paths]))
    .digest('hex')
    .slice(0, 20)
