// Before `npm pack`, copies into the package what sites take from this repository. With --remove, deletes the copies again.
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copiesFolder, repositoryFolder } from './files.mjs'
import { isTest, listOriginals } from './make-site.mjs'
import { AREAS } from './templates.mjs'

rmSync(copiesFolder, { recursive: true, force: true })
if (!process.argv.includes('--remove'))
  for (const file of listOriginals(Object.keys(AREAS)))
    cpSync(join(repositoryFolder, file), join(copiesFolder, file), {
      recursive: true,
      filter: (path) => !isTest(path),
    })
