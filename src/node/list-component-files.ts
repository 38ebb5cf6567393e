import { readdirSync } from 'node:fs'

/** The names of the components in a folder: its `.tsx` files, but for tests. */
export const listComponentFiles = (folder: string) =>
  readdirSync(folder).flatMap((file) => /^(.+)(?<!\.test)\.tsx$/.exec(file)?.[1] ?? [])
