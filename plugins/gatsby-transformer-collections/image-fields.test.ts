import { graphql, GraphQLList, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'gatsby/graphql'
import { imageFields } from './image-fields'

const original = (resolve: (source: never) => unknown) => ({
  originalResolver: (source: object) => resolve(source as never),
})
const File = new GraphQLObjectType({
  name: 'File',
  fields: {
    publicURL: {
      type: GraphQLString,
      resolve: (source: object, args: object, context: object) =>
        imageFields.File.publicURL.resolve(
          source,
          args,
          context,
          original(({ base }: { base: string }) => `/static/0a/${base}`),
        ),
    },
  },
})
const ContentImage = new GraphQLObjectType({
  name: 'ContentImage',
  fields: {
    file: {
      type: File,
      resolve: (source: { path: string }, args: object, context: object) =>
        imageFields.ContentImage.file.resolve(
          source,
          args,
          context,
          original(({ path }: { path: string }) => (path === 'blog/a.svg' ? { base: 'a.svg' } : null)),
        ),
    },
  },
})

test('an image outside the content has its own URL', async () => {
  const paths = ['blog/a.svg', 'blog/gone.svg', '/shots/b.png', 'https://img.example/c.png#4x3']
  const images = { type: new GraphQLList(ContentImage), resolve: () => paths.map((path) => ({ path })) }
  const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { images } }) })
  const { data } = await graphql({ schema, source: '{ images { file { publicURL } } }' })
  expect(data?.['images']).toEqual([
    { file: { publicURL: '/static/0a/a.svg' } },
    { file: null },
    { file: { publicURL: '/shots/b.png' } },
    { file: { publicURL: 'https://img.example/c.png#4x3' } },
  ])
})
