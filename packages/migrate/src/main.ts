// `npm run migrate`: makes content from the pages of another system.
import { messageOf } from '@galley/core/message-of'
import { migrateContent } from './migrate-content'

try {
  console.log(migrateContent(process.argv.slice(2), process.cwd()).text)
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
