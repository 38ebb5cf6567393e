import { listCodeFiles } from './list-code-files'

/** The names of the components in a folder: its `.tsx` files, but for tests. */
export const listComponentFiles = (folder: string) =>
  listCodeFiles(folder, { isDeep: false }).flatMap((file) => /^(.+)\.tsx$/.exec(file)?.[1] ?? [])
