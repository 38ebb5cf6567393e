import { migrateContent } from '@galley/migrate/migrate-content'

/** Converts a site of another system to content. */
export async function migrate(args: string[]) {
  console.log(migrateContent(args, process.cwd()).text)
}
