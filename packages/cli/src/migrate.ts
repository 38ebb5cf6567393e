import { migrateContent } from '@galley/migrate/migrate-content'

/** Makes content from the pages of another system. */
export async function migrate(args: string[]) {
  console.log(migrateContent(args, process.cwd()).text)
}
