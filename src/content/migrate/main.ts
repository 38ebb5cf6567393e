// `npm run migrate`: makes content of a folder that another system was made from.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { messageOf } from '../../lib/message-of'
import { addRedirects } from './add-redirects'
import { describeMigration } from './describe-migration'
import { dialects } from './find-site'
import { planMigration } from './plan-migration'

const REDIRECTS = 'content/redirects.yml'
const HELP = `npm run migrate -- FOLDER [options]

Converts the documentation of Docusaurus, VitePress, Starlight or Nuxt Content to content of this site.
FOLDER is the old site, with its configuration. It stays as it is.

  --from SYSTEM   ${Object.keys(dialects).join(', ')}; found by the files of the folder when left out
  --to FOLDER     where the pages go; content/docs when left out
  --dry-run       writes nothing, and reports what it would write
  --force         overwrites files that are there
`

function run(args: string[]) {
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
  const [source, ...others] = positionals
  if (values.help || source === undefined || others.length > 0) {
    console.log(HELP)
    if (!values.help) process.exitCode = 1
    return
  }
  const target = relative('content', values.to).split(sep).join('/')
  if (target.startsWith('..'))
    throw new Error(`--to "${values.to}" is not in content/. Give a folder such as content/docs.`)

  const migration = planMigration({ source, from: values.from, target })
  const { texts, copies, redirects } = migration
  const there = [...texts.keys(), ...copies.keys()].filter((file) => existsSync(file))
  const table = existsSync(REDIRECTS) ? readFileSync(REDIRECTS, 'utf8') : ''
  const added = addRedirects(table, redirects, migration.system)
  console.log(describeMigration({ ...migration, notes: [...migration.notes, ...added.notes] }))
  if (there.length > 0 && !values.force) {
    const list = there.slice(0, 10).join('\n  ') + (there.length > 10 ? `\n  and ${there.length - 10} more` : '')
    throw new Error(
      `Nothing was written, for these files are there already:\n  ${list}\nMove them away, choose another folder with --to, or overwrite them with --force.`,
    )
  }
  if (values['dry-run']) return console.log('Nothing was written: this was a dry run.')
  const write = (file: string, put: (file: string) => void) => {
    mkdirSync(dirname(file), { recursive: true })
    put(file)
  }
  for (const [file, text] of texts) write(file, () => writeFileSync(file, text))
  for (const [file, original] of copies) write(file, () => copyFileSync(join(source, original), file))
  if (added.text !== table) write(REDIRECTS, (file) => writeFileSync(file, added.text))
  console.log(
    `The pages are in ${posix.join('content', target)}/. Next: npm run develop, which reports what is left with file and line.`,
  )
}

try {
  run(process.argv.slice(2))
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
