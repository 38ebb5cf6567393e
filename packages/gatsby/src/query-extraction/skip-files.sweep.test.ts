import { createRequire } from 'node:module'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { queryExtraction } from './skip-files'

type Result = { astDefinitions: object[]; pageSlices: object | null } | null

/** `gatsby/dist/query/file-parser` */
interface FileParser {
  parseFile: (file: string, addError: (error: object) => void) => Promise<Result>
}

const requireFromGatsby = createRequire(require.resolve('gatsby/package.json'))
const Parser = (
  requireFromGatsby('gatsby/dist/query/file-parser') as {
    default: { new (options: object): FileParser; prototype: FileParser }
  }
).default

const { store } = requireFromGatsby('gatsby/dist/redux') as { store: { dispatch: (action: object) => void } }

const { at, write } = createTestFolder()
beforeEach(() => {
  const componentPath = at('page.tsx')
  const page = { path: '/', component: componentPath, componentPath, context: {}, pluginCreatorId: '' }
  store.dispatch({ type: 'CREATE_PAGE', payload: page, plugin: { id: '', name: 'test' } })
})

const original = Parser.prototype.parseFile
queryExtraction.apply(requireFromGatsby)
const patched = Parser.prototype.parseFile

/** Compares the queries that Gatsby finds without the patch, in all files, to the queries that it finds with the patch. */
async function compare(files: Record<string, string>) {
  const results: Record<string, { all: Result; patched: Result }> = {}
  for (const [name, text] of Object.entries(files)) {
    write(name, text)
    const find = (parse: typeof original) => parse.call(new Parser({ parentSpan: undefined }), at(name), fail)
    results[name] = { all: await find(original), patched: await find(patched) }
  }
  return results
}

const fail = (error: object) => {
  throw new Error(JSON.stringify(error))
}

test('Gatsby finds the same queries, slices and images', async () => {
  const files = {
    'hook.ts': `import { graphql, useStaticQuery } from 'gatsby'\nexport const useTitle = () => useStaticQuery(graphql\`query Title { site { id } }\`)`,
    'fragment.js': `const gatsby = require("gatsby")\nconst { graphql } = require("gatsby")\nexports.query = graphql\`fragment Id on Site { id }\``,
    'page.tsx': `export { Head } from './head'`,
  }
  for (const [name, { all, patched }] of Object.entries(await compare(files)))
    expect([name, patched]).toEqual([name, all])
  expect((await compare(files))['hook.ts']!.patched?.astDefinitions).toHaveLength(1)
})

test('skips files without a query, even if they contain its words', async () => {
  const files = {
    'config.ts': `export const config = { Slice: 1 }`,
    'server.ts': `import { parse } from 'graphql'\nexport const Head = 'gatsby-node'`,
    'link.tsx': `import { Link } from 'gatsby'`,
    'schema.js': `const { graphql } = require('gatsby/graphql')`,
    'node_modules/gatsby-plugin-image/index.js': `export { StaticImage } from "gatsby-plugin-image"`,
  }
  for (const [name, { all, patched }] of Object.entries(await compare(files)))
    // Gatsby would parse most of these files and find nothing.
    expect([name, patched, all?.astDefinitions ?? [], all?.pageSlices ?? null]).toEqual([name, null, [], null])
})

test('leaves an unreadable file to Gatsby, which reports it', async () => {
  const addError = jest.fn()
  await patched.call(new Parser({}), at('gone.ts'), addError)
  expect(addError).toHaveBeenCalledTimes(1)
})
