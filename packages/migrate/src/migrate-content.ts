import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { pathOf } from '@galley/core/content-path'
import { listFiles } from '@galley/node/list-files'
import { SITE_FILE } from '@galley/node/site-facts'
import { writeVersions } from '@galley/node/write-versions'
import { addRedirects } from './add-redirects'
import { dialects } from './find-site'
import { planMigration } from './plan-migration'
import { groupNotes } from './report'

const REDIRECTS = 'content/redirects.yml'
const MAX_LISTED = 10
const HELP = `galley migrate FOLDER [options]

Converts the documentation of Docusaurus, VitePress, Starlight or Nuxt Content, or plain Markdown, to content of this site.
FOLDER is the old site, with its configuration. The command does not change this folder.

  --from SYSTEM   ${Object.keys(dialects).join(', ')} (default: found by the files of the folder)
  --to FOLDER     folder for the pages (default: content/docs)
  --exclude GLOB  leave out files, such as "internal/**" (repeatable)
  --base PATH     path that links of the old site start with, such as /docs/ (default: from its configuration)
  --all           list every place in the report, not only the first three of each kind
  --dry-run       report, and write nothing
  --force         overwrite existing files`

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`

/**
 * Runs `galley migrate`. Converts all pages before it writes the first file.
 * @returns the messages, a summary of the migration, and the whole report as `text`
 */
export function migrateContent(args: string[], projectDir: string) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string', default: 'content/docs' },
      exclude: { type: 'string', multiple: true },
      base: { type: 'string' },
      all: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return { notes: [], summary: [], text: HELP }
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0) throw new Error(`Pass one folder.\n\n${HELP}`)
  const source = resolve(projectDir, folder)
  const contentDir = join(projectDir, 'content')
  const target = relative(contentDir, resolve(projectDir, values.to)).split(sep).join('/')
  if (target.startsWith('..'))
    throw new Error(`--to "${values.to}" is outside content/. Choose a folder such as content/docs.`)
  if (!relative(source, contentDir).startsWith('..') || !relative(contentDir, source).startsWith('..'))
    throw new Error(`"${folder}" and content/ overlap. Move the old site out of this project first.`)

  const { from, exclude, base } = values
  const plan = planMigration({ source, from, target, exclude, base })
  const { system, root, configuration, pages, texts, copies, redirects, languages, versions } = plan
  const at = (file: string) => join(projectDir, file)
  const table = existsSync(at(REDIRECTS)) ? readFileSync(at(REDIRECTS), 'utf8') : ''
  const added = addRedirects(table, redirects, system, listPaths(projectDir, texts.keys()))
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
    for (const [file, original] of copies) write(file, (path) => copyFileSync(join(root, original), path))
    if (added.count > 0) write(REDIRECTS, (path) => writeFileSync(path, added.text))
  }
  const notes = [...plan.notes, ...added.notes]
  const made = [count(pages, 'page'), count(copies.size, 'copied file'), count(added.count, 'redirect')].join(', ')
  const next = 'Next: run npx galley develop, which reports the remaining problems.'
  const summary = [
    `${system} to ${values.to}: ${made}, ${count(notes.length, 'thing')} to look at.`,
    ...(configuration === '' ? [] : [configuration]),
    ...(languages.length > 0
      ? [`Write these languages into ${SITE_FILE}: languages: [${languages.map(writeLanguage).join(', ')}].`]
      : []),
    ...(versions.length > 0 ? [`Write these versions into ${SITE_FILE}:\n\n${writeVersions(versions)}\n`] : []),
    values['dry-run'] ? `Nothing was written: this was a dry run.${describeThere(there.length)}` : next,
  ]
  return { notes, summary, text: [...groupNotes(notes, values.all), ...summary].join('\n') }
}

/** Writes the table of texts of a language. Tables have no region, so a code such as "pt-BR" replaces the code of its table. */
const writeLanguage = (code: string) =>
  code.includes('-') ? `{ ...${code.replace(/-.*/, '')}, code: '${code}' }` : code

/** Lists the paths of the pages of the project, including the pages that the migration writes. */
function listPaths(projectDir: string, written: Iterable<string>): Set<string> {
  const content = [
    ...listFiles(join(projectDir, 'content')),
    ...[...written].map((file) => file.replace(/^content\//, '')),
  ]
  const pages = content.filter((file) => /\.(mdx?|ya?ml|json)$/.test(file) && !/(^|\/)[._]|\.draft\./.test(file))
  const components = listFiles(join(projectDir, 'src/pages')).filter((file) => file.endsWith('.tsx'))
  return new Set([...pages, ...components].map((file) => pathOf(file.replace(/\.\w+$/, ''))))
}

const describeThere = (number: number) =>
  number > 0 ? ` Files that already exist: ${number}; --force overwrites them.` : ''
