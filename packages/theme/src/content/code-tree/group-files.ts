import type { TreeEntry } from '../file-tree'

/** A file or folder of a code tree. */
export interface FileEntry extends TreeEntry {
  path: string
  entries: FileEntry[]
}

/** Builds a tree from paths such as "src/a.ts". Keeps their order, with each folder at the position of its first file. */
export function groupFiles(paths: readonly string[]): FileEntry[] {
  const root: FileEntry[] = []
  for (const path of paths) {
    const parts = path.split('/').filter(Boolean)
    let level = root
    parts.forEach((name, index) => {
      const isFolder = index < parts.length - 1
      let entry = isFolder ? level.find((known) => known.isFolder && known.name === name) : undefined
      if (!entry) level.push((entry = { name, path, isFolder, isMarked: false, note: [], entries: [] }))
      level = entry.entries
    })
  }
  return root
}
