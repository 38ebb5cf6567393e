import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeSiteFacts } from './site-facts.mjs'
import { AREAS, fill, TEMPLATES } from './starter.mjs'

/** Scripts that make sites of this project. A site made so has them no longer. */
const OWN_SCRIPTS = [
  'templates',
  'new',
  'new.mjs',
  'try-new.mjs',
  'try-develop.mts',
  'copy-project.mjs',
  'demos.mjs',
  'serve-demos.mts',
]
const AREA_CONTENT = Object.values(AREAS).flatMap(({ content }) => content)
/** Has content for every area. */
const STARTER = 'starter'
const ALWAYS = ['index.yml', 'redirects.yml']

/**
 * Makes a project the site of somebody: its facts, its content, and nothing that is about the project itself.
 * @param {string} folder the project
 * @param {import('./site-facts.mjs').SiteFacts} facts
 */
export async function makeSite(folder, facts) {
  const { name, description, url, repository, areas, date, template } = facts
  const at = (/** @type {string} */ file) => join(folder, file)
  const edit = (/** @type {string} */ file, /** @type {(text: string) => string} */ change) =>
    writeFileSync(at(file), change(readFileSync(at(file), 'utf8')))
  const values = { name, description, date, package: packageNameOf(name), start: template.docs?.to ?? '/' }

  const code = await writeSiteFacts(readFileSync(at('src/site.ts'), 'utf8'), facts)
  writeFileSync(at('src/site.ts'), code)
  const { docsField } = template
  if (docsField) edit('src/content.config.ts', (text) => addDocsField(text, docsField))

  for (const gone of ['content', 'docs/images', 'static/films', 'e2e/site', ...listSiteTests(folder)])
    rmSync(at(gone), { recursive: true, force: true })
  const inTemplate = (/** @type {string} */ file) => `${TEMPLATES}/${template.name}/content/${file}`
  const own = readdirSync(at(inTemplate(''))).filter((file) => !AREA_CONTENT.includes(file))
  for (const file of new Set([...ALWAYS, ...own, ...areas.flatMap((area) => AREAS[area]?.content ?? [])])) {
    const from = [inTemplate(file), `${TEMPLATES}/${STARTER}/content/${file}`].map(at).find(existsSync) ?? ''
    cpSync(from, at(`content/${file}`), { recursive: true })
  }
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(at(`${TEMPLATES}/${file}`), at(file))
  edit('README.md', (text) => fill(text, values))
  // In content they are between quotation marks of YAML or JavaScript.
  const quoted = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, JSON.stringify(value).slice(1, -1)]),
  )
  for (const file of readdirSync(at('content'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(mdx?|yml)$/.test(file),
  ))
    edit(`content/${file}`, (text) => fill(text, quoted))

  edit('packages/testing/src/judged-queries.fixture.ts', (text) =>
    text.replaceAll(/^const .*\n+/gm, '').replaceAll(/ = \[\n.*?\n\]/gs, ' = []'),
  )
  edit('CONTRIBUTING.md', (text) =>
    text
      .replaceAll('https://github.com/galley-docs/galley', repository?.replace(/\.git$/, '') ?? url)
      .replaceAll(
        'cd galley',
        `cd ${
          repository
            ?.split('/')
            .at(-1)
            ?.replace(/\.git$/, '') ?? packageNameOf(name)
        }`,
      )
      .replaceAll('Galley', name)
      // The pages that it refers to have gone.
      .replace(/\s(See )?\[[^\]]+\]\(content\/docs\/[^)]*\)[^.]*\./g, ''),
  )
  edit('package.json', (text) => {
    const before = /** @type {{ scripts: Record<string, string> }} */ (JSON.parse(text))
    const scripts = Object.fromEntries(
      Object.entries(before.scripts).filter(
        ([, command]) => !OWN_SCRIPTS.some((own) => command.includes(`scripts/${own}`)),
      ),
    )
    const project = { ...before, name: packageNameOf(name), description, scripts }
    return `${JSON.stringify(project, null, 2)}\n`
  })
  edit('package-lock.json', (text) => text.replaceAll('"name": "galley"', `"name": "${packageNameOf(name)}"`))
  for (const own of OWN_SCRIPTS) rmSync(at(`scripts/${own}`), { recursive: true, force: true })
}

/** The code of `src/content.config.ts` with one more field of documentation pages. @param {string} source @param {string} field */
function addDocsField(source, field) {
  const preset = /(?<=\n {2}docs: definePages\(\{) \.\.\.docs, (source: .*) (?=\}\),\n)/
  if (!preset.test(source))
    throw new Error('src/content.config.ts does not have the preset "docs". Run this command in a fresh clone.')
  return source.replace(
    preset,
    (_, files) => `\n    ...docs,\n    ${files},\n    fields: {\n      ...docs.fields,\n      ${field}\n    },\n  `,
  )
}

/** Tests of the content that goes. @param {string} folder */
const listSiteTests = (folder) =>
  readdirSync(join(folder, 'src'))
    .filter((file) => /^site\..*test\.tsx?$/.test(file))
    .map((file) => `src/${file}`)

/** A name that a package may have. @param {string} name */
const packageNameOf = (name) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'site'
