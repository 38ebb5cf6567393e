import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { addRedirects } from './add-redirects'
import { dialects } from './find-site'
import { planMigration } from './plan-migration'

const REDIRECTS = 'content/redirects.yml'
const MAX_LISTED = 10
const HELP = `npm run migrate -- FOLDER [options]

Converts the documentation of Docusaurus, VitePress, Starlight or Nuxt Content to content of this site.
FOLDER is the old site, with its configuration. It stays as it is.

  --from SYSTEM   ${Object.keys(dialects).join(', ')}; found by the files of the folder when left out
  --to FOLDER     where the pages go; content/docs when left out
  --dry-run       writes nothing, and says what it would do
  --force         overwrites files that are there`

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`

/** Runs the command, and gives its report. Everything is read and converted before the first file is written. */
export function migrateContent(args: string[], projectDir: string): string {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string', default: 'content/docs' },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return HELP
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0) throw new Error(`Give one folder.\n\n${HELP}`)
  const source = resolve(projectDir, folder)
  const contentDir = join(projectDir, 'content')
  const target = relative(contentDir, resolve(projectDir, values.to)).split(sep).join('/')
  if (target.startsWith('..'))
    throw new Error(`--to "${values.to}" is not in content/. Give a folder such as content/docs.`)
  if (!relative(source, contentDir).startsWith('..') || !relative(contentDir, source).startsWith('..'))
    throw new Error(`"${folder}" and content/ are in each other. Move the old site out of this project first.`)

  const { system, pages, texts, copies, redirects, notes } = planMigration({ source, from: values.from, target })
  const at = (file: string) => join(projectDir, file)
  const table = existsSync(at(REDIRECTS)) ? readFileSync(at(REDIRECTS), 'utf8') : ''
  const added = addRedirects(table, redirects, system)
  const there = [...texts.keys(), ...copies.keys()].filter((file) => existsSync(at(file)))
  if (there.length > 0 && !values.force && !values['dry-run']) {
    const more = there.length > MAX_LISTED ? `\n  and ${there.length - MAX_LISTED} more` : ''
    const remedy = 'Move them away, choose another folder with --to, or overwrite them with --force.'
    const list = there.slice(0, MAX_LISTED).join('\n  ')
    throw new Error(`Nothing was written, because these files exist:\n  ${list}${more}\n${remedy}`)
  }

  if (!values['dry-run']) {
    const write = (file: string, put: (path: string) => void) => {
      mkdirSync(dirname(at(file)), { recursive: true })
      put(at(file))
    }
    for (const [file, text] of texts) write(file, (path) => writeFileSync(path, text))
    for (const [file, original] of copies) write(file, (path) => copyFileSync(join(source, original), path))
    if (added.count > 0) write(REDIRECTS, (path) => writeFileSync(path, added.text))
  }
  const todo = [...notes, ...added.notes].map(({ file, line, message }) => `${file}:${line}  ${message}`)
  const made = [count(pages, 'page'), count(copies.size, 'copied file'), count(added.count, 'redirect')].join(', ')
  const next = 'Next: npm run develop, which reports what the build does not accept.'
  return [
    ...todo,
    ...(todo.length > 0 ? [''] : []),
    `${system} to ${values.to}: ${made}, ${count(todo.length, 'thing')} to look at.`,
    values['dry-run'] ? `Nothing was written: this was a dry run.${describeThere(there.length)}` : next,
  ].join('\n')
}

const describeThere = (number: number) =>
  number > 0 ? ` ${count(number, 'file')} would be in the way; --force overwrites what is there.` : ''
