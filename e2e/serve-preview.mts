// Serves the drafts of a copy of the project, which tests may edit: node --import tsx e2e/serve-preview.mts ORIGIN [--builds] [--keep]
// With --branches, the server follows the Git repository that a test created in that folder.
import { existsSync, rmSync } from 'node:fs'
import { copyInputs, foldersOf, SECRET, SITE } from './preview-setup.mjs'

const [origin = '', ...flags] = process.argv.slice(2)
const { folder, tree, state } = foldersOf(origin)
if (!flags.includes('--keep')) rmSync(folder, { recursive: true, force: true })
const hasBranches = flags.includes('--branches')
if (!hasBranches && !existsSync(tree)) copyInputs(tree)

Object.assign(process.env, {
  HOST: '127.0.0.1',
  PORT: new URL(origin).port,
  LOG_LEVEL: 'warn',
  [hasBranches ? 'PREVIEW_REPOSITORY' : 'PREVIEW_TREE']: tree,
  PREVIEW_FOLDER: state,
  PREVIEW_SECRET: SECRET,
  PREVIEW_ORIGINS: new URL(SITE).origin,
  PREVIEW_PRESENCE: 'on',
  PREVIEW_BUILDS: flags.includes('--builds') ? 'on' : 'off',
})
await import('@galley/preview/server/main')
