import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatProblem } from '@galley/core/content-source'
import { z } from 'zod'
import type * as config from '~/content.config'
import { findContentProblems } from '../../packages/cli/src/find-content-problems'
import { chooseAreas } from './answers.mjs'
import { makeCopy, project, templates } from './make-site.fixture'
import { AREAS } from './starter.mjs'

jest.mock('~/content.config', () => {
  const { collections, ...others } = jest.requireActual<typeof config>('~/content.config')
  const { docs } = collections
  // The fields that a template adds: see `docsField`.
  const schema = docs.schema.extend({ owner: z.string().optional() })
  return { ...others, collections: { ...collections, docs: { ...docs, schema } } }
})
jest.mock('@galley/content', () => ({
  ...jest.requireActual<object>('@galley/content'),
  // A thread would read the collections anew, for each site.
  createCompileQueue: () => ({
    ...jest.requireActual<object>('@galley/content/compiler/compile-worker'),
    close: async () => undefined,
  }),
}))

/** Returns the problems in the content of a copy, as a build reports them. */
async function findProblemsIn(folder: string) {
  for (const read of ['static', 'src/pages', 'src/templates', 'src/components', 'node_modules/@iconify-json']) {
    mkdirSync(dirname(join(folder, read)), { recursive: true })
    symlinkSync(join(project, read), join(folder, read))
  }
  const { pages, problems } = await findContentProblems(folder)
  return [...pages, ...problems.map(formatProblem)]
}

// Where each area is in order alone, and all are together, any choice of them is. All can be of the starter alone.
const choices = templates.flatMap((template) => {
  const areas = template.name === 'starter' ? Object.keys(AREAS) : template.areas
  return ['none', ...areas, Object.keys(AREAS).join()].map((answer) => ({ name: template.name, template, answer }))
})

test.each(choices)(
  'the template "$name" becomes a site without problems of content, areas: $answer',
  async ({ template, answer }) => {
    const { folder } = await makeCopy({ template, areas: chooseAreas(template, answer) })
    expect(await findProblemsIn(folder)).toEqual([])
  },
)
