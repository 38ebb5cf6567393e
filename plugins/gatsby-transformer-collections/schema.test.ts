import { collections } from '../../src/content.config'
import { createGatsbyGraphql } from './gatsby-graphql.fixture'

let gatsby: Awaited<ReturnType<typeof createGatsbyGraphql>>
beforeAll(async () => {
  gatsby = await createGatsbyGraphql()
}, 60_000)
afterAll(() => gatsby.remove())

async function fieldsOf(type: string) {
  const { data } = await gatsby.query(`{ __type(name: "${type}") { fields { name } } }`)
  return (data as { __type: { fields: { name: string }[] } }).__type.fields.map(({ name }) => name)
}

/** What Gatsby's own plugins make of a file. */
const CHILDREN = ['ImageSharp', 'Mdx']
const TYPES = [...CHILDREN, ...Object.values(collections).map(({ typeName }) => typeName), 'NavigationFolder']

test('without any content, a file still has the fields of everything that is made of files', async () => {
  const children = CHILDREN.flatMap((type) => [`child${type}`, `children${type}`])
  expect(await fieldsOf('File')).toEqual(expect.arrayContaining(children))
  const roots = TYPES.map((type) => `all${type}`)
  expect(await fieldsOf('Query')).toEqual(expect.arrayContaining(roots))
})

test('what the nodes hold adds nothing to the schema', async () => {
  const before = [await fieldsOf('File'), await fieldsOf('Mdx')]
  await gatsby.createNode({ id: 'file', type: 'File', relativePath: 'a.mdx', oddity: 1 })
  await gatsby.createNode({ id: 'mdx', type: 'Mdx', frontmatter: {}, oddity: 1 })
  await gatsby.rebuildSchema()
  expect([await fieldsOf('File'), await fieldsOf('Mdx')]).toEqual(before)
})
