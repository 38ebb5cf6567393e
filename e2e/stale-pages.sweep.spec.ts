import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkPackages } from '@galley/node/link-packages'
import { expect, test } from '@playwright/test'
import { selectBuildVariables } from '../scripts/gatsby.mjs'
import { findTool, projectFolder, run } from '../scripts/run.mjs'
import { copyInputs } from './preview-setup.mjs'

/** A first build and two more, on a machine that may be busy. */
const BUILD_TIMEOUT_MS = 900_000

/** The patches that choose what a build renders, and when. */
const SHORTCUTS = 'shown-navigation,late-renderer'

const folder = join(projectFolder, 'test-results')
const copy = join(folder, 'stale-pages')
/** The state after the first build, and the files of the second. */
const [firstBuild, withShortcuts] = ['stale-pages-first', 'stale-pages-shortcuts'].map((name) => join(folder, name))
const outputs = ['.cache', 'public']

test.afterAll(() => [copy, firstBuild!, withShortcuts!].forEach((one) => rmSync(one, { recursive: true, force: true })))

/** Builds the copy. @returns how many pages were rendered */
async function build(off = '') {
  let log = ''
  const env = {
    ...selectBuildVariables({ ...process.env, GATSBY_CPU_COUNT: '1', GALLEY_PATCHES_OFF: off }),
    NO_COLOR: '1',
  }
  const onOutput = (part: string) => (log += part)
  const code = await run(process.execPath, [findTool('gatsby', 'gatsby'), 'build'], { cwd: copy, env, onOutput })
  expect(code, log).toBe(0)
  return Number(/Building static HTML for pages - \S+ - (\d+)\//.exec(log)?.[1])
}

/** Pages with a place of their own in the navigation, first those of the deepest folders. */
function findPages() {
  const docs = join(copy, 'content/docs')
  return readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)\d+\.[\w-]+\.md$/.test(file))
    .sort((a, b) => b.split('/').length - a.split('/').length || a.localeCompare(b))
    .map((file) => join(docs, file))
}

function edit(file: string, change: (text: string) => string) {
  const text = readFileSync(file, 'utf8')
  const changed = change(text)
  expect(changed, file).not.toBe(text)
  writeFileSync(file, changed)
}

const listFiles = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(gz|br)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()

test('a build of edited content has the same files, whether it renders all pages of the navigation or those that show the change', async () => {
  test.setTimeout(BUILD_TIMEOUT_MS)
  rmSync(copy, { recursive: true, force: true })
  copyInputs(copy)
  await linkPackages(join(projectFolder, 'node_modules'), copy)
  await build()
  for (const output of outputs)
    cpSync(join(copy, output), join(firstBuild!, output), { recursive: true, preserveTimestamps: true })

  // A page has another title in the navigation, another has other words, and a third is new between its neighbours.
  const pages = findPages()
  const [renamed, reworded, neighbour] = [pages[0]!, pages[Math.floor(pages.length / 2)]!, pages.at(-1)!]
  edit(renamed, (text) => text.replace(/^title: .*$/m, 'title: A wagtail'))
  edit(reworded, (text) => `${text}\nAnother wagtail.\n`)
  writeFileSync(
    neighbour.replace(/[^/]+$/, '99.wagtail.md'),
    '---\ntitle: Wagtails\ndescription: About wagtails.\n---\n\nA text.\n',
  )

  const rendered = await build()
  renameSync(join(copy, 'public'), withShortcuts!)
  for (const output of outputs) {
    rmSync(join(copy, output), { recursive: true, force: true })
    cpSync(join(firstBuild!, output), join(copy, output), { recursive: true, preserveTimestamps: true })
  }
  // Otherwise the shortcut has done nothing, and there is nothing to compare.
  expect(await build(SHORTCUTS)).toBeGreaterThan(rendered)

  const files = listFiles(join(copy, 'public'))
  expect(listFiles(withShortcuts!)).toEqual(files)
  const read = (root: string, file: string) => readFileSync(join(root, file))
  expect(files.filter((file) => !read(withShortcuts!, file).equals(read(join(copy, 'public'), file)))).toEqual([])
})
