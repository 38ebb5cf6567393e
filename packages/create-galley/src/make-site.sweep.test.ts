import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { formatProblem } from '@galley/core/content-source'
import type * as cli from '../../cli/src/find-content-problems'
import { chooseAreas } from './answers.mjs'
import { repositoryFolder } from './files.mjs'
import { facts, templates } from './make-site.fixture'
import { makeSite } from './make-site.mjs'
import { AREAS } from './templates.mjs'

jest.mock('@galley/content', () => ({
  ...jest.requireActual<object>('@galley/content'),
  // A worker thread would load the collections again for each site.
  createCompileQueue: () => ({
    ...jest.requireActual<object>('@galley/content/compiler/compile-worker'),
    close: async () => undefined,
  }),
}))

/** The folder is in the repository, so that the code of a site finds the packages. */
const folder = join(repositoryFolder, 'test-results/new-site')
const removeSite = () => rmSync(folder, { recursive: true, force: true })
beforeEach(() => {
  removeSite()
  jest.resetModules()
})
afterAll(removeSite)

/** Returns the problems in the content of the site, as `galley check` reports them. */
async function findProblems() {
  for (const file of ['site', 'content.config'])
    jest.doMock(`~/${file}`, () => jest.requireActual<object>(join(folder, `src/${file}.ts`)))
  mkdirSync(join(folder, 'static'))
  symlinkSync(join(repositoryFolder, 'node_modules'), join(folder, 'node_modules'))
  const { findContentProblems } = jest.requireActual<typeof cli>('../../cli/src/find-content-problems')
  const { pages, problems } = await findContentProblems(folder)
  return [...pages, ...problems.map(formatProblem)]
}

// If each area alone and all areas together are valid, any choice of areas is valid. Only the starter can have all areas.
const choices = templates.flatMap((template) => {
  const areas = template.name === 'starter' ? Object.keys(AREAS) : template.areas
  return [[], ...areas.map((area) => [area]), Object.keys(AREAS)].map((chosen) => ({
    name: template.name,
    template,
    areas: chooseAreas(template, chosen),
  }))
})

test.each(choices)(
  'the template "$name" with the areas $areas becomes a site without content problems',
  async (choice) => {
    makeSite(folder, { ...facts, ...choice, name: facts.name })
    expect(await findProblems()).toEqual([])
  },
)
