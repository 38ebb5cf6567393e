import { listCodeFiles } from './list-code-files'

/** Lists the names of the components in a folder: its `.tsx` files, except tests. */
export const listComponentFiles = (folder: string) =>
  listCodeFiles(folder, { isDeep: false }).flatMap((file) => /^(.+)\.tsx$/.exec(file)?.[1] ?? [])
