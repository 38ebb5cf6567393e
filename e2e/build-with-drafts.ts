// A cold production build of a copy of the project that has a draft of every kind: node --import tsx e2e/build-with-drafts.ts
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { digestInputs, selectBuildVariables } from '@galley/cli/build-site'
import { linkPackages } from '@galley/node/link-packages'
import { findTool, projectFolder, run, runCommand } from '../scripts/run.mjs'
import { COPY, copyInputs, PREVIEW_ENVIRONMENT } from './preview-setup.mjs'

/** The files of the build that contain the words, by word. */
export const FOUND = join(projectFolder, 'test-results/with-drafts.json')

/** A word in the text of every draft, and in the file name of every draft whose name is free. */
export const CANARY = 'kanarienvogel'
/** A word in a published page. */
export const PUBLISHED = 'paradiesvogel'

const content = join(COPY, 'content')

const page = (title: string, text: string, more = '') =>
  `---\ntitle: ${title}\ndescription: About a ${title}.\n${more}---\n\n${text}\n`

/** Drafts that every site supports, by their files in `content/`. */
const DRAFTS: Record<string, string> = {
  [`${CANARY}-picture.md`]: page(CANARY, `Text of a ${CANARY}.\n\n![Its picture](./${CANARY}.svg)`, 'draft: true\n'),
  [`${CANARY}.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><title>${CANARY}</title><path d="M0 0h40v40z"/></svg>`,
  [`${CANARY}-code.mdx`]: page(CANARY, `Text of a {'${CANARY}'}.`, 'draft: true\n'),
  [`${CANARY}-named.draft.md`]: page(CANARY, `## A ${CANARY}\n\nText of a ${CANARY}.`),
  [`authors/${CANARY}.draft.yml`]: `title: ${CANARY}\n`,
  [`info/${CANARY}.draft.yml`]: `bird: ${CANARY}\n`,
}

function save(file: string, text: string) {
  const path = join(content, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** One published file of each area and kind. */
function findSamples() {
  const samples = new Map<string, string>()
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' }).sort()) {
    const name = basename(file)
    if (!/\.(mdx?|ya?ml)$/.test(name) || /\.draft\./.test(name)) continue
    const text = readFileSync(join(content, file), 'utf8')
    if (!/^(title|name): /m.test(text) || /^draft: true$/m.test(text)) continue
    const kind = [file.split('/')[0], /^(\.navigation|index)/.exec(name)?.[0], extname(name)].join()
    if (!samples.has(kind)) samples.set(kind, file)
  }
  return [...samples.values()]
}

/** Saves a draft that replaces a published file. For a page, also saves another page with `draft: true`. */
function saveDraftsOf(file: string) {
  const extension = extname(file)
  const text = readFileSync(join(content, file), 'utf8')
  const isPage = /mdx?$/.test(extension)
  const sentence = extension === '.mdx' ? `Text of a {'${CANARY}'}.` : `Text of a ${CANARY}.`
  const draft = text.replace(/^(title|name): .*$/m, `$1: ${CANARY}`) + (isPage ? `\n${sentence}\n` : '')
  save(file.slice(0, -extension.length) + `.draft${extension}`, draft)
  if (isPage && !basename(file).startsWith('index'))
    save(
      join(dirname(file), `91.${CANARY}${extension}`),
      draft.replace(/^slug: .*\n/m, '').replace('---\n', '---\ndraft: true\n'),
    )
}

async function prepareCopy() {
  rmSync(COPY, { recursive: true, force: true })
  copyInputs(COPY)
  await linkPackages(join(projectFolder, 'node_modules'), COPY)
  for (const file of findSamples()) saveDraftsOf(file)
  for (const [file, text] of Object.entries(DRAFTS)) save(file, text)
  save(`${PUBLISHED}.md`, page(PUBLISHED, `Text of a ${PUBLISHED}.`))
}

/** Files of the build that contain a word in their text or name. Skips compressed files, because they are copies. */
function findFiles(word: string) {
  const outputs = ['public', '.cache/server-manifest.json', '.cache/preview']
  const files = outputs.flatMap((output) =>
    output.endsWith('.json')
      ? [output]
      : readdirSync(join(COPY, output), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/\.(gz|br)$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name).slice(COPY.length + 1)),
  )
  const needle = Buffer.from(word)
  return files.filter((file) => file.includes(word) || readFileSync(join(COPY, file)).includes(needle))
}

interface Found {
  /** The sources of the build. */
  stamp: string
  published: string[]
  drafts: string[]
}

/** Copies the project, builds the copy without a cache, and searches the build for drafts. Later calls return the first result. */
export async function buildWithDrafts(): Promise<Found> {
  const env = { ...selectBuildVariables({ ...process.env, ...PREVIEW_ENVIRONMENT }), NO_COLOR: '1' }
  const stamp = digestInputs(projectFolder, env) + readFileSync(__filename, 'utf8')
  const before = existsSync(FOUND) ? (JSON.parse(readFileSync(FOUND, 'utf8')) as Found) : undefined
  if (before?.stamp === stamp) return before
  await prepareCopy()
  const code = await run(process.execPath, [findTool('gatsby', 'gatsby'), 'build'], { cwd: COPY, env })
  if (code !== 0) throw new Error(`The build with drafts stopped with exit code ${code}.`)
  const found = { stamp, published: findFiles(PUBLISHED), drafts: findFiles(CANARY) }
  writeFileSync(FOUND, JSON.stringify(found))
  return found
}

if (process.argv[1] === __filename)
  void runCommand(async () => {
    await buildWithDrafts()
  })
