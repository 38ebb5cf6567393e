import type { CompiledFile } from './compiler/compile-file'
import { findImages } from './compiler/find-images'
import { type ContentFile, isMadeFrom, linkTargetOf } from './content-file'
import { roleOf } from './file-role'

/** Content before and after some files were read again. */
interface Update {
  /** The files that were read, by name. */
  names: ReadonlySet<string>
  /** Those with another text or entry than before. */
  changed: ReadonlySet<string>
  before: ReadonlyMap<string, ContentFile>
  after: ReadonlyMap<string, ContentFile>
  /** The last result of each file that has problems now. */
  failed: ReadonlyMap<string, CompiledFile>
  /** Files that take long to compile, from before this update. */
  slow: readonly string[]
  /** Files that stay as they were until they are compiled. */
  late: ReadonlySet<string>
}

/** Files to compile again because of changed files: they show a changed image, link to a moved page, or have problems. */
export function findDependents({ names, changed, before, after, failed, slow, late }: Update): Set<string> {
  // A link stays the same while the path of its page does.
  const moved = new Set([...changed].filter((name) => linkTargetOf(before.get(name)) !== linkTargetOf(after.get(name))))
  const images = new Set([...changed].filter((name) => roleOf(name)?.kind === 'image'))
  // The words of other files solve no problem: only what is there, and where, does.
  const mayBeSolved =
    names.size === 0 ||
    moved.size > 0 ||
    images.size > 0 ||
    [...names].some((name) => !roleOf(name) || before.has(name) !== after.has(name))
  // It may have read what is different now.
  const outdated = mayBeSolved ? slow.filter((file) => !late.has(file)) : []
  const dependents = [...after.values()].filter(({ file, kind, entry }) => {
    if (changed.has(file) || late.has(file) || kind === 'image') return false
    // A file that reached the time limit would keep a thread from other files.
    const wrong = failed.get(file)
    if (wrong) return !wrong.isStopped && (mayBeSolved || isMadeFrom(wrong.fields['sources'], names))
    if (!entry) return false
    const links = 'placedLinks' in entry ? entry.placedLinks : []
    if (moved.size > 0 && links.some((link) => link.file !== undefined && moved.has(link.file))) return true
    return images.size > 0 && findImages(entry).some((image) => images.has(image))
  })
  return new Set([...outdated, ...dependents.map(({ file }) => file)])
}
