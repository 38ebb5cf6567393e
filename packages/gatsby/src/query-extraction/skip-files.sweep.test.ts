import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { skipFiles } from './skip-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'queries-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The names of the files that Gatsby parses, `page.tsx` being a page. */
async function listParsed(files: Record<string, string>, asked = Object.keys(files)) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const parsed: string[] = []
  class FileParser {
    parseFile(file: string): Promise<object[] | null> {
      parsed.push(file.slice(folder.length + 1))
      return Promise.resolve([])
    }
  }
  const components = new Map([[join(folder, 'page.tsx'), {}]])
  const modules: Record<string, unknown> = {
    'gatsby/dist/query/file-parser': { default: FileParser },
    'gatsby/dist/redux': { store: { getState: () => ({ components }) } },
  }
  skipFiles(((id: string) => modules[id]) as NodeJS.Require)
  const parser = new FileParser()
  for (const name of asked) await parser.parseFile(join(folder, name))
  return parsed
}

test('files that can have a query, a slice or an image are parsed', async () => {
  const files = {
    'hook.ts': `import { graphql, useStaticQuery } from 'gatsby'`,
    'fragment.js': `const gatsby = require("gatsby")\nexports.query = gatsby.graphql\`{ site { id } }\``,
    'slice.tsx': `<Slice alias="a" />\nimport { Slice } from 'gatsby'`,
    'image.tsx': `import { StaticImage } from "gatsby-plugin-image"`,
    'old-tag.js': 'export const query = graphql`{ site { id } }`',
  }
  expect(await listParsed(files)).toEqual(Object.keys(files))
})

test('a page is parsed for its exports', async () => {
  expect(await listParsed({ 'page.tsx': `export { Head } from '../head'` })).toEqual(['page.tsx'])
})

test('other files are not, whatever words they have', async () => {
  const files = {
    'config.ts': `export const config = { Slice: 1 }`,
    'server.ts': `import { parse } from 'graphql'\nexport const Head = 'gatsby-node'`,
    'link.tsx': `import { Link } from 'gatsby'`,
    'schema.js': `const { graphql } = require('gatsby/graphql')`,
    'node_modules/gatsby-plugin-image/index.js': `export { StaticImage } from "gatsby-plugin-image"`,
  }
  expect(await listParsed(files)).toEqual([])
})

test('a file that cannot be read is left to Gatsby, which reports it', async () => {
  expect(await listParsed({}, ['gone.ts'])).toEqual(['gone.ts'])
})

test('another version of Gatsby is an error', () => {
  expect(() => skipFiles((() => ({})) as never)).toThrow('gatsby/dist/query/file-parser has no "parseFile".')
})
