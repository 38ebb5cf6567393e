import { baselineIdOf, findImages, isFolderFile } from '../../src/content'
import type { Baseline } from '../../src/lib/preview'

/** A content file that is in the build, with what was made of it. */
export interface BuiltFile {
  /** The file in `content/`. */
  file: string
  digest: string
  /** Where its page is. */
  path?: string
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
  const entries = built.filter(({ file }) => !isFolderFile(file))
  // A folder without an entry holds drafts alone, if anything.
  const folders = built.filter(({ file }) => {
    const folder = file.slice(0, file.lastIndexOf('/') + 1)
    return isFolderFile(file) && entries.some((entry) => entry.file.startsWith(folder))
  })
  for (const { file, digest, path, fields } of [...entries, ...folders].sort((a, b) => (a.file < b.file ? -1 : 1))) {
    files[file] = digest
    if (path !== undefined) paths[file] = path
    for (const image of findImages(fields)) {
      const imageDigest = digestOfImage(image)
      if (imageDigest !== undefined) files[image] = imageDigest
    }
  }
  return { id: baselineIdOf(files, paths), files, paths }
}
