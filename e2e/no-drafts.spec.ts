import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { selectBuildVariables } from '../scripts/gatsby.mjs'
import { projectFolder } from '../scripts/run.mjs'
import { copyInputs, PREVIEW_ENVIRONMENT } from './preview-places.mjs'

/** A whole production build, on a machine that may be busy. */
const BUILD_TIMEOUT_MS = 300_000
const COPY = join(projectFolder, 'test-results/no-drafts')

/** Stands in every draft, in its text and where it can be in its name. */
const CANARY = 'kanarienvogel'
/** Stands in a page that is published. */
const PUBLISHED = 'paradiesvogel'

const head = (title: string, more = '') => `---\ntitle: ${title}\ndescription: About a ${title}.\n${more}---\n\n`
const post = `date: 2026-11-20\ncategory: engineering\nauthors:\n  - galley-team\ndraft: true\n`
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><title>${CANARY}</title><path d="M0 0h40v40z"/></svg>`

/** Every kind of draft, by its file below `content/`. */
const DRAFTS: Record<string, string> = {
  [`docs/6.deployment/81.${CANARY}.md`]: `${head(CANARY, 'draft: true\n')}Text of a ${CANARY}.\n\n![Its picture](./${CANARY}.svg)\n`,
  [`docs/6.deployment/${CANARY}.svg`]: drawing,
  [`docs/6.deployment/82.${CANARY}-code.mdx`]: `${head(CANARY, 'draft: true\n')}Text of a {'${CANARY}'}.\n`,
  [`docs/6.deployment/83.${CANARY}-named.draft.md`]: `${head(CANARY)}Text of a ${CANARY}.\n`,
  'docs/6.deployment/2.static-hosts.draft.md': `${head(CANARY)}## A ${CANARY}\n\nText of a ${CANARY}.\n`,
  'docs/6.deployment/.navigation.draft.yml': `title: Folder of the ${CANARY}\n`,
  'docs/3.files/2.mdx.draft.mdx': `${head(CANARY)}Text of a {'${CANARY}'}.\n`,
  [`${CANARY}.md`]: `${head(CANARY, 'draft: true\n')}Text of a ${CANARY}.\n`,
  [`blog/${CANARY}.md`]: `${head(CANARY, post)}Text of a ${CANARY}.\n`,
  [`changelog/91.${CANARY}.md`]: `${head(CANARY, post)}Text of a ${CANARY}.\n`,
  'authors/galley-team.draft.yml': `name: ${CANARY}\n`,
  [`authors/${CANARY}.draft.yml`]: `name: ${CANARY}\n`,
  [`info/${CANARY}.draft.yml`]: `bird: ${CANARY}\n`,
}

/** Drafts that are made from a published file. */
const COPIES: Record<string, [from: string, change: (text: string) => string]> = {
  [`templates/91.${CANARY}.md`]: [
    'templates/3.team-blog.md',
    (text) => text.replace(/^title: .*$/m, `title: ${CANARY}\ndraft: true`),
  ],
  'studio/pricing.draft.yml': ['studio/pricing.yml', (text) => text.replace(/^title: .*$/m, `title: ${CANARY}`)],
  'blog/index.draft.yml': ['blog/index.yml', (text) => text.replace(/^title: .*$/m, `title: ${CANARY}`)],
}

function save(file: string, text: string) {
  const path = join(COPY, 'content', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function prepareCopy() {
  rmSync(COPY, { recursive: true, force: true })
  copyInputs(COPY)
  symlinkSync(join(projectFolder, 'node_modules'), join(COPY, 'node_modules'), 'dir')
  for (const [file, text] of Object.entries(DRAFTS)) save(file, text)
  for (const [file, [from, change]] of Object.entries(COPIES)) {
    const text = change(readFileSync(join(projectFolder, 'content', from), 'utf8'))
    if (!text.includes(CANARY)) throw new Error(`content/${from} makes no draft: it has no title.`)
    save(file, text)
  }
  save(`docs/6.deployment/84.${PUBLISHED}.md`, `${head(PUBLISHED)}Text of a ${PUBLISHED}.\n`)
}

/** Runs a production build; gives the end of what it said when it failed. */
function build(): Promise<string> {
  const env = { ...selectBuildVariables({ ...process.env, ...PREVIEW_ENVIRONMENT }), NO_COLOR: '1' }
  const gatsby = spawn(process.execPath, ['node_modules/gatsby/cli.js', 'build'], { cwd: COPY, env })
  let log = ''
  gatsby.stdout.on('data', (part: Buffer) => (log += part.toString()))
  gatsby.stderr.on('data', (part: Buffer) => (log += part.toString()))
  return new Promise((resolve) => gatsby.on('close', (code) => resolve(code === 0 ? '' : log.slice(-4000))))
}

/** Files of the build that hold a word, or are called so; those that are compressed are copies of others. */
function findFiles(word: string) {
  const places = ['public', '.cache/server-manifest.json', '.cache/preview']
  const files = places.flatMap((place) =>
    place.endsWith('.json')
      ? [place]
      : readdirSync(join(COPY, place), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/\.(gz|br)$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name).slice(COPY.length + 1)),
  )
  const needle = Buffer.from(word)
  return files.filter((file) => file.includes(word) || readFileSync(join(COPY, file)).includes(needle))
}

test('a production build holds no byte of a draft', async () => {
  test.setTimeout(BUILD_TIMEOUT_MS)
  prepareCopy()
  expect(await build()).toBe('')
  // The same search finds what is published: page, data, navigation, search index and database.
  const published = findFiles(PUBLISHED)
  for (const place of ['index.html', 'page-data.json', 'api/search', 'api/content', 'api/baseline']) {
    expect(published.filter((file) => file.includes(place)).length, place).toBeGreaterThan(0)
  }
  expect(findFiles(CANARY)).toEqual([])
})
