// Builds the site of try-site.mjs with and without the patches of Gatsby. Fails if they change more than the speed.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compareBuilds } from '../bench/compare-builds'
import { OWN_SITE, PREVIEW_ENVIRONMENT, UNPATCHED_SITE } from '../e2e/preview-setup.mjs'
import { run, runCommand, runTool } from './run.mjs'

/** @param off the patches to turn off */
const build = (site: string, off = '') =>
  runTool('@galley/cli', 'galley', ['build'], {
    cwd: site,
    env: { ...process.env, ...PREVIEW_ENVIRONMENT, GALLEY_PATCHES_OFF: off },
  })

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))

const docs = join(OWN_SITE, 'content/docs')

/** @param name the name of a page without the number */
const addPage = (number: number, name: string) =>
  writeFileSync(join(docs, `${number}.${name}.md`), `---\ntitle: ${name}\ndescription: A page.\n---\n\nA text.\n`)

/** Changes a title and a text, deletes a page and adds one. */
function editContent() {
  // A page whose title no browser test reads.
  const edited = join(docs, '2.guides/1.first-steps.md')
  writeFileSync(edited, `${readFileSync(edited, 'utf8').replace(/^title: .*$/m, 'title: Renamed')}\nAn edit.\n`)
  rmSync(join(docs, '91.deleted.md'))
  addPage(92, 'added')
}

/** The ids and lists of builds, which differ between any two builds. */
const BUILDS = /^builds\//

/** Compares a build after edits with a build of the same content without a cache. `shown-navigation` could leave a page as it was. */
async function compareAfterEdits() {
  addPage(91, 'deleted')
  await build(OWN_SITE)
  editContent()
  await build(OWN_SITE)
  const [output, edited] = [join(OWN_SITE, 'public'), join(OWN_SITE, 'public-after-edits')]
  rmSync(edited, { recursive: true, force: true })
  renameSync(output, edited)
  rmSync(join(OWN_SITE, '.cache'), { recursive: true })
  await build(OWN_SITE, 'shown-navigation')
  const read = (folder: string, file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'latin1') : undefined
  const files = new Set([...listFiles(output), ...listFiles(edited)])
  const different = [...files].filter((file) => !BUILDS.test(file) && read(output, file) !== read(edited, file))
  if (different.length > 0)
    throw new Error(`These files differ between a build after edits and a complete build: ${different.join(', ')}.`)
  rmSync(edited, { recursive: true })
}

/** Builds a copy of the site without patches, and compares the words, links and images of its pages. */
async function compareWithoutPatches() {
  rmSync(UNPATCHED_SITE, { recursive: true, force: true })
  for (const name of readdirSync(OWN_SITE))
    if (!['.cache', 'public', 'node_modules'].includes(name))
      cpSync(join(OWN_SITE, name), join(UNPATCHED_SITE, name), { recursive: true })
  await run('cp', ['-al', join(OWN_SITE, 'node_modules'), UNPATCHED_SITE])
  await build(UNPATCHED_SITE, 'all')
  const { differences } = compareBuilds(join(OWN_SITE, 'public'), join(UNPATCHED_SITE, 'public'))
  const lines = differences.map(({ page, before, after }) => `${page}\n  - ${before}\n  + ${after}`)
  if (lines.length > 0) throw new Error(`Without the patches, these pages are different:\n${lines.join('\n')}`)
}

await runCommand(async () => {
  await compareAfterEdits()
  await compareWithoutPatches()
})
