import type { PlacedLink } from '@galley/core/content-compiler'
import { mergeRuns } from '@galley/core/merge-runs'
import { fileLanguage, inFirstLanguage, translationNames } from '@galley/core/translations'
import { decodeText } from '@galley/core/url-path'
import { folderVersion, pathInVersion } from '@galley/core/versions'
import type { CompiledFile } from './compiler/compilation'
import { findImages } from './compiler/find-images'
import { type ContentFile, isMadeFrom, linkTargetOf, sourcesOf } from './content-file'
import type { ContentState, NextContent } from './content-state'
import type { FileLoader } from './file-loader'
import { roleOf } from './file-role'

/** The result of an update. */
interface ContentUpdate {
  /** Files whose entries changed, and deleted files. */
  changed: ReadonlySet<string>
  /** Results that can be shown. */
  compiled: ReadonlyMap<string, CompiledFile>
}

type Publish = (before: ReadonlyMap<string, ContentFile>, changed: ReadonlySet<string>) => void

/**
 * Returns a function that updates files of the store. Calls during an update share the next update.
 * @param publish Checks the content after a commit, and notifies listeners.
 */
export function createUpdater(state: ContentState, loader: FileLoader, publish: Publish) {
  let waiting = new Set<string>()
  const run = mergeRuns(async () => {
    const names = waiting
    waiting = new Set()
    try {
      const { late, ...first } = await updateContent(names, state, loader, publish)
      return { first, later: late.map(updateLate) }
    } finally {
      loader.endUpdate()
    }
  })

  const updateLate = async (file: string) => {
    await loader.slow.resultOf(file)
    return update([file])
  }

  /** Reads files again, and compiles the files that depend on them. Files that take long to compile are shown in a second update. */
  const update = async (names: Iterable<string>): Promise<ContentUpdate> => {
    for (const name of names) waiting.add(name)
    const { first, later } = await run()
    const updates = [first, ...(await Promise.all(later))]
    return {
      changed: new Set(updates.flatMap(({ changed }) => [...changed])),
      compiled: new Map(updates.flatMap(({ compiled }) => [...compiled])),
    }
  }
  return update
}

/** Runs one update: reads the named files, compiles changed files and their dependents, commits all results at once and publishes them. */
async function updateContent(names: ReadonlySet<string>, state: ContentState, loader: FileLoader, publish: Publish) {
  const next = state.next()
  const read = await listReads(names, state, loader)
  const changed = new Set(await loader.loadAll(read, false, next))
  keepRenamed(changed, next, state, loader)
  const dependents = findDependents(names, changed, next, state, loader.slow.files())
  for (const file of await loader.loadAll(dependents, true, next)) changed.add(file)
  await noteOthers(names, state, loader)
  publish(state.commit([...read, ...dependents], next), changed)
  return { changed, compiled: next.compiled, late: [...next.late] }
}

/** Lists the files to read: the named files, files that include them, and old names of files that may have been renamed. */
async function listReads(names: ReadonlySet<string>, { files }: ContentState, loader: FileLoader) {
  const including = [...files.values()].filter((one) => isMadeFrom(sourcesOf(one), names))
  // A watcher reports the new name of a file before it reports the deletion of the old name.
  const hasNew = [...names].some((name) => roleOf(name) && !files.has(name))
  const renamed = hasNew ? await loader.listMissing(files.keys()) : []
  return new Set([...names, ...including.map(({ file }) => file), ...renamed])
}

/** Keeps the old name of a renamed file until the file is compiled under its new name. */
function keepRenamed(changed: Set<string>, next: NextContent, state: ContentState, { slow }: FileLoader) {
  const isBeingRenamed = ({ digest, ownDigest = digest }: ContentFile) =>
    slow.files().some((file) => !state.files.has(file) && slow.digestOf(file) === ownDigest)
  for (const file of changed) {
    const before = state.files.get(file)
    if (!before || next.files.has(file) || !isBeingRenamed(before)) continue
    changed.delete(file)
    state.keep(before, next)
  }
}

/** Lists the files to compile again after other files changed: files that show a changed image, link to a moved page, or have problems. */
function findDependents(
  names: ReadonlySet<string>,
  changed: ReadonlySet<string>,
  { files: after, failed, late }: NextContent,
  { files: before }: ContentState,
  slow: readonly string[],
): Set<string> {
  // A link changes only if the path of its target page changes.
  const moved = new Set([...changed].filter((name) => linkTargetOf(before.get(name)) !== linkTargetOf(after.get(name))))
  const appeared = new Set([...moved].map((name) => linkTargetOf(after.get(name))))
  // A new file in the folder of a language replaces the file of the original there.
  const images = new Set(
    [...changed].flatMap((name) => (roleOf(name)?.kind === 'image' ? [name, inFirstLanguage(name)] : [])),
  )
  const replaced = new Set([...names].filter((name) => fileLanguage(name) !== undefined).map(inFirstLanguage))
  // A changed text cannot solve a problem of another file. A new, moved or deleted file can.
  const mayBeSolved =
    names.size === 0 ||
    moved.size > 0 ||
    images.size > 0 ||
    [...names].some((name) => !roleOf(name) || before.has(name) !== after.has(name))
  // A slow compilation may have read files that are different now.
  const outdated = mayBeSolved ? slow.filter((file) => !late.has(file)) : []
  const dependents = [...after.values()].filter(({ file, kind, entry }) => {
    if (changed.has(file) || late.has(file) || kind === 'image') return false
    const wrong = failed.get(file)
    // A file that reached the time limit would block a thread that other files need.
    if (wrong) return !wrong.isStopped && (mayBeSolved || isMadeFrom(wrong.fields['sources'], names))
    if (!entry) return false
    const links = 'placedLinks' in entry ? entry.placedLinks : []
    const language = fileLanguage(file)
    // The path of a translation contains the slug of its original.
    if (
      language !== undefined &&
      (moved.has(inFirstLanguage(file)) || isMadeFrom(sourcesOf(after.get(file)), replaced))
    )
      return true
    const namesOf = (linked: string) => [linked, ...(language === undefined ? [] : translationNames(linked, language))]
    if (
      moved.size > 0 &&
      links.some((link) => link.file !== undefined && namesOf(link.file).some((name) => moved.has(name)))
    )
      return true
    const version = folderVersion(file)
    const inVersion = ({ target }: PlacedLink) => decodeText(pathInVersion(target.replace(/[?#].*/, ''), version))
    if (version !== undefined && links.some((link) => appeared.has(inVersion(link)))) return true
    return images.size > 0 && findImages(entry).some((image) => images.has(image))
  })
  return new Set([...outdated, ...dependents.map(({ file }) => file)])
}

/** Updates the list of files without an entry. */
async function noteOthers(names: ReadonlySet<string>, { others }: ContentState, loader: FileLoader) {
  const unread = [...names].filter((name) => !roleOf(name) && !name.startsWith('../'))
  for (const name of unread) others.add(name)
  for (const name of await loader.listMissing(unread)) others.delete(name)
}
