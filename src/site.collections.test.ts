/** Tests of this site's collections. If you change `content.config.ts`, change or delete this file too. */
import { roleOf } from '@galley/content'
import { buildGraphqlTypes } from '@galley/core/collections'
import { validateFields } from '@galley/core/fields'
import { buildSchema, isInterfaceType, isObjectType } from 'gatsby/graphql'
import { collections, type CollectionName } from './content.config'

jest.unmock('~/content.config')

/** Types that Gatsby declares. */
const GATSBY_TYPES = `
  scalar JSON
  scalar Date
  directive @dontInfer on OBJECT
  directive @dateformat on FIELD_DEFINITION
  directive @link(by: String, from: String) on FIELD_DEFINITION
  directive @withoutMissing on FIELD_DEFINITION
  interface Node { id: ID! }
  type File implements Node { id: ID! relativePath: String! }
  type Query { file: File }
`

const schema = buildSchema(GATSBY_TYPES + buildGraphqlTypes(collections))

function collectionFields(name: CollectionName) {
  const type = schema.getType(collections[name].typeName)
  return isObjectType(type)
    ? Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, field.type.toString()]))
    : {}
}

const COMMON = 'id title body description extension meta navigation path seo stem'

test.each<[CollectionName, string]>([
  ['landing', COMMON],
  ['docs', `${COMMON} links`],
  ['pricing', `${COMMON} features onboarding plans`],
  [
    'templates',
    `${COMMON} baseDir branch category demo draft image1 image2 image3 licenseType mainScreen name owner slug subtitle`,
  ],
  ['posts', `${COMMON} authors category date draft image`],
])('%s has the fields of its specification', (name, fields) => {
  expect(Object.keys(collectionFields(name))).toEqual(expect.arrayContaining(fields.split(' ')))
})

test('dates, flags, lists and references have matching GraphQL types', () => {
  expect(collectionFields('posts')).toMatchObject({ date: 'Date!', draft: 'Boolean!', authors: '[Author!]!' })
  expect(collectionFields('templates')).toMatchObject({
    mainScreen: 'ContentImage!',
    image1: 'ContentImage',
    slug: 'String',
    guide: 'Doc',
  })
  expect(collectionFields('pricing')).toMatchObject({ plans: '[PricingPlan!]!', onboarding: 'PricingOnboarding' })
})

test('authors, topics and series have their posts, and posts have related posts', () => {
  for (const name of ['authors', 'topics', 'series'] as const)
    expect(collectionFields(name)).toMatchObject({ posts: '[Post!]!', slug: 'String' })
  expect(collectionFields('posts')).toMatchObject({ related: '[Post!]!', topics: '[Topic!]!', series: 'Series' })
  expect(collectionFields('docs')).toMatchObject({ templates: '[Template!]!' })
  expect(collectionFields('docs')).not.toHaveProperty('related')
})

test('an MDX file is a post in a folder of posts, but not a page in a folder of another list', () => {
  for (const folder of ['blog', 'changelog'])
    expect(roleOf(`${folder}/a.mdx`)).toEqual({ kind: 'page', collection: 'posts' })
  for (const folder of ['authors', 'blog/topics', 'blog/series', 'templates'])
    expect(roleOf(`${folder}/a.mdx`)).toBeUndefined()
})

test('info entries have a body and no path', () => {
  const fields = collectionFields('info')
  expect(fields).toHaveProperty('body', 'JSON!')
  expect(fields).not.toHaveProperty('path')
})

test('every type and field has a description', () => {
  const theirs = Object.keys(buildSchema(GATSBY_TYPES).getTypeMap())
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !theirs.includes(name))
  const parts = types.flatMap((type) => [
    { name: type.name, description: type.description },
    ...(isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []),
  ])
  expect(parts.length).toBeGreaterThan(100)
  // A field without a description gets its name as description.
  expect(parts.filter(({ name, description }) => !description || description === name).map(({ name }) => name)).toEqual(
    [],
  )
})

const PLAN = {
  title: 'Solo',
  description: 'For one.',
  price: '$0',
  button: { label: 'Start', to: '/docs' },
}

test('accepts a highlighted plan, and reports a misspelled "highlight"', () => {
  expect(validateFields(collections.pricing.schema, { plans: [{ ...PLAN, highlight: true }] }).problems).toEqual([])
  expect(validateFields(collections.pricing.schema, { plans: [PLAN, { ...PLAN, hightlight: true }] }).problems).toEqual(
    [
      {
        path: ['plans', 1, 'hightlight'],
        part: 'key',
        message:
          '"hightlight" is not a field in "plans[2]". Did you mean "highlight"? Allowed: title, description, price, cycle, yearly, features, soon, badge, highlight, button.',
      },
    ],
  )
})

test('reports a row of the comparison that does not have one value for each plan', () => {
  const problemsOf = (row: object) =>
    validateFields(collections.pricing.schema, {
      plans: [PLAN, PLAN, PLAN],
      features: [
        {
          title: 'Work',
          includes: [
            { title: 'Soon', soon: true },
            { title: 'Row', ...row },
          ],
        },
      ],
    }).problems
  expect(problemsOf({ plans: [true, true, false], value: ['1', '2', '3'] })).toEqual([])
  expect(problemsOf({ plans: [true, true] })).toEqual([
    {
      path: ['features', 0, 'includes', 1, 'plans'],
      message:
        '"features[1].includes[2].plans" must be a list of 3, one for each plan, not of 2, got [true,true]. Correct it.',
    },
  ])
  expect(problemsOf({ value: ['1', '2', '3', '4'] })).toMatchObject([{ path: ['features', 0, 'includes', 1, 'value'] }])
})

test.each(['javascript:alert(1)', '//elsewhere.example', 'http://insecure.example', 'data:text/html,x'])(
  'reports a link to %s',
  (to) => {
    expect(validateFields(collections.docs.schema, { links: [{ label: 'A', to }] }).problems).toHaveLength(1)
  },
)
