import { publishedOf } from '@galley/core/content-path'
import type { Baseline } from '@galley/core/preview'
import { baselineIdOf } from './compiler/baseline-id'
import { findImages } from './compiler/find-images'
import { isFolderFile } from './compiler/folder-file'
import { type ContentFile, isUnpublished, navigationPageOf } from './content-file'

/** A content file that is in the build, with what was made of it. */
export interface BuiltFile {
  /** The file in `content/`. */
  file: string
  digest: string
  /** Where its page is. */
  path?: string
  title?: string
  /** The fields of its node: the images in them are in the build too. */
  fields: unknown
}

/** What a build was made from. An image counts when something that is built shows it, so that no name of a draft gets out. */
export function buildBaseline(
  built: readonly BuiltFile[],
  digestOfImage: (file: string) => string | undefined,
): Baseline {
  const files: Baseline['files'] = {}
  const paths: Baseline['paths'] = {}
  const titles: Baseline['titles'] = {}
  const entries = built.filter(({ file }) => !isFolderFile(file))
  // A folder without an entry holds drafts alone, if anything.
  const folders = built.filter(({ file }) => {
    const folder = file.slice(0, file.lastIndexOf('/') + 1)
    return isFolderFile(file) && entries.some((entry) => entry.file.startsWith(folder))
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

/** Begins the digest of what a build for visitors leaves out. */
export const DRAFT_DIGEST = 'draft '

/**
 * The baseline of a build of the files that are shown, drafts included. A file with mistakes counts as the draft or the page that it replaces would.
 * @param all Also those that a draft replaces.
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
