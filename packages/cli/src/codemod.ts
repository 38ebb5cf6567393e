import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suggest } from '@galley/core/nearest'
import { listFiles } from '@galley/node/list-files'
import type { Codemod } from './codemods/codemod'
import { imports } from './codemods/imports'
import { language } from './codemods/language'
import { sides } from './codemods/sides'

/** Codemods by version and name. The release notes of a version name its codemods. */
const codemods: Record<string, Codemod> = {
  '0.2-imports': imports,
  '0.2-language': language,
  '0.2-sides': sides,
}

const CODE = /\.(?:[cm]?[jt]sx?|mdx)$/

/** Changes the code of a site for a new version of Galley. */
export function codemod(args: string[], projectDir = process.cwd()): undefined {
  const [name = '--help'] = args
  const names = Object.keys(codemods)
  if (!Object.hasOwn(codemods, name)) {
    const list = names.map((each) => `  ${each}  ${codemods[each]!.about}`).join('\n')
    if (name === '--help') {
      console.log(`galley codemod NAME\n\n${list}`)
      return
    }
    throw new Error(`There is no codemod "${name}".${suggest(name, names)} Codemods:\n${list}`)
  }
  const files = ['src', 'plugins', 'content'].flatMap((folder) =>
    listFiles(join(projectDir, folder))
      .map((file) => `${folder}/${file}`)
      .filter((file) => CODE.test(file) && !file.includes('/node_modules/')),
  )
  const results = files.map((file) => {
    const text = readFileSync(join(projectDir, file), 'utf8')
    return { file, before: text, ...codemods[name]!.change(text, file, projectDir) }
  })
  const changed = results.filter(({ before, text }) => text !== before)
  for (const { file, text } of changed) writeFileSync(join(projectDir, file), text)
  const notes = results.flatMap((result) => result.notes)
  for (const line of [...changed.map(({ file }) => `changed ${file}`), ...notes]) console.log(line)
  console.log(
    `${changed.length} of ${files.length} files changed. ${notes.length === 0 ? 'Run "galley check".' : `Lines to change by hand: ${notes.length}, listed above.`}`,
  )
}
