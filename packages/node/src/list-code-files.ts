import { listFiles } from './list-files'

/** Names that start with a dot belong to editors and systems: Emacs locks `a.tsx` with a link `.#a.tsx` that leads nowhere. */
const CODE_FILE = /(^|\/)[^./][^/]*(?<!\.test|\.fixture)\.tsx?$/

/** Lists the TypeScript files of a folder, without tests, fixtures and symbolic links. `isDeep` includes subfolders. */
export const listCodeFiles = (folder: string, { isDeep = true } = {}) =>
  listFiles(folder).filter((file) => CODE_FILE.test(file) && (isDeep || !file.includes('/')))

/** Lists the names of the components in a folder: its `.tsx` files, except tests. */
export const listComponentFiles = (folder: string) =>
  listCodeFiles(folder, { isDeep: false }).flatMap((file) => /^(.+)\.tsx$/.exec(file)?.[1] ?? [])
