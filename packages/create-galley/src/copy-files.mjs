// Before `npm pack`, copies into the package what sites take from this repository. With --remove, deletes the copies again.
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copiesFolder, fileOfTemplate, repositoryFolder, SAME_FILES } from './files.mjs'
import { ROUTES } from './routes.mjs'

rmSync(copiesFolder, { recursive: true, force: true })
if (!process.argv.includes('--remove'))
  for (const file of new Set([...SAME_FILES, ...ROUTES.map(({ template }) => fileOfTemplate(template))]))
    cpSync(join(repositoryFolder, file), join(copiesFolder, file), { recursive: true })
