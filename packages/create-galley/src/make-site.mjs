import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileOfTemplate, findOriginal, listFiles, SAME_FILES } from './files.mjs'
import { describeDeployment, listHostFiles, NO_HOST } from './hosts.mjs'
import { chooseRoutes } from './routes.mjs'
import { AREAS, fill, sharedFolder, templatesFolder } from './templates.mjs'
import { writeCollections } from './write-collections.mjs'
import { writePackage } from './write-package.mjs'
import { writeSite } from './write-site.mjs'

const AREA_CONTENT = Object.values(AREAS).flatMap(({ content }) => content)
export const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file)

/** Lists the files and folders that a site takes from this repository. @param {string[]} areas */
export const listOriginals = (areas) =>
  new Set([
    ...SAME_FILES,
    ...chooseRoutes(areas).map(({ template }) => fileOfTemplate(template)),
    ...areas.flatMap((area) => AREAS[area]?.code ?? []),
  ])

/**
 * Writes the files of a site.
 * @param {string} folder
 * @param {import('./write-site.mjs').SiteFacts} facts
 * @param {string} [packages] a folder with tarballs to install in place of published packages
 */
export function makeSite(folder, facts, packages) {
  const { name, description, areas, date, template, host } = facts
  const hostFacts = { package: packageNameOf(name), url: facts.url, date }
  const deploy = describeDeployment(host, hostFacts)
  const values = { name, description, date, package: hostFacts.package, start: template.docs?.to ?? '/', deploy }
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }

  // Comes first, because `writePackage` throws for a folder without tarballs.
  write('package.json', writePackage(values, packages))
  for (const file of listOriginals(areas))
    cpSync(findOriginal(file), join(folder, file), { recursive: true, filter: (path) => !isTest(path) })
  write('src/site.ts', writeSite(facts))
  write('src/content.config.ts', writeCollections(facts))

  for (const file of listFiles(sharedFolder).filter((file) => !file.startsWith('content')))
    // npm does not publish .gitignore.
    write(file.replace(/^gitignore$/, '.gitignore'), fill(readFileSync(join(sharedFolder, file), 'utf8'), values))
  if (host !== NO_HOST) for (const [file, text] of Object.entries(listHostFiles(host, hostFacts))) write(file, text)
  const own = readdirSync(join(templatesFolder, template.name, 'content')).filter(
    (file) => !AREA_CONTENT.includes(file),
  )
  for (const file of new Set([...own, ...areas.flatMap((area) => AREAS[area]?.content ?? [])])) {
    const folders = [join(templatesFolder, template.name), sharedFolder]
    const from = folders.find((folder) => existsSync(join(folder, 'content', file))) ?? sharedFolder
    cpSync(join(from, 'content', file), join(folder, 'content', file), { recursive: true })
  }
  // In content, values stand between quotation marks of YAML or JavaScript.
  const quoted = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, JSON.stringify(value).slice(1, -1)]),
  )
  for (const file of listFiles(join(folder, 'content')).filter((file) => /\.(mdx?|yml)$/.test(file)))
    write(`content/${file}`, fill(readFileSync(join(folder, 'content', file), 'utf8'), quoted))
}

/** Returns a valid name for a package. @param {string} name */
export const packageNameOf = (name) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'site'
