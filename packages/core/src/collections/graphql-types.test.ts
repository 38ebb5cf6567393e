import { buildSchema, isObjectType, type GraphQLObjectType } from 'gatsby/graphql'
import { z } from 'zod'
import { image, reference } from '../fields'
import { defineData, definePages } from './define-collection'
import { buildGraphqlTypes } from './graphql-types'

/** Types that Gatsby itself declares. */
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

const fieldsOf = (type: unknown) =>
  isObjectType(type)
    ? Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, field.type.toString()]))
    : {}

const tours = definePages({
  typeName: 'Tour',
  description: 'A tour, called "the tour"',
  source: [],
  fields: {
    place: z.string(),
    picture: image().optional().describe('With """three""" quotes and a \\ backslash'),
    day: z.iso.date(),
    guests: z.int().default(1),
    price: z.number().optional(),
    anything: z.unknown(),
    stops: z.array(z.strictObject({ name: z.string(), photo: image(), tags: z.array(z.string()) })).default([]),
  },
})

test('declares a type for each field of a collection of pages, which is required if it has a default', () => {
  const schema = buildSchema(GATSBY_TYPES + buildGraphqlTypes({ tours }))
  const tour = schema.getType('Tour') as GraphQLObjectType
  expect(fieldsOf(tour)).toMatchObject({
    ...{ place: 'String!', picture: 'ContentImage', day: 'Date!', guests: 'Int!', price: 'Float', anything: 'JSON!' },
    ...{ stops: '[TourStop!]!', body: 'JSON', seo: 'ContentSeo!', draft: 'Boolean!', sections: '[SearchSection!]!' },
  })
  expect(fieldsOf(schema.getType('TourStop'))).toEqual({ name: 'String!', photo: 'ContentImage!', tags: '[String!]!' })
  expect(fieldsOf(schema.getType('ContentSeo'))).toMatchObject({ title: 'String', image: 'ContentImage' })
  expect(tour.description).toBe('A tour, called "the tour"')
  expect(tour.getFields()['picture']!.description).toBe('With """three""" quotes and a \\ backslash')
  expect(tour.getInterfaces().map(String)).toEqual(['Node', 'ContentPage'])
})

test('declares fields and body of a data collection, without ContentPage', () => {
  const facts = defineData({ typeName: 'Fact', description: 'A fact.', source: [], fields: { sure: z.boolean() } })
  const schema = buildSchema(GATSBY_TYPES + buildGraphqlTypes({ facts }))
  expect(fieldsOf(schema.getType('Fact'))).toEqual({
    ...{ id: 'ID!', stem: 'String!', sortKey: 'String!', extension: 'String!', slug: 'String!' },
    ...{ sure: 'Boolean!', body: 'JSON!' },
  })
})

describe('a reference', () => {
  const places = defineData({ typeName: 'Place', description: 'A place.', source: [], fields: {} })
  const walks = definePages({
    typeName: 'Walk',
    description: 'A walk.',
    source: [],
    fields: {
      start: reference('places'),
      next: reference('walks').optional(),
      stops: z.array(reference('places')).default([]),
      end: reference('places').readonly(),
      pause: reference('places').catch('home'),
      meal: reference('places').prefault('home'),
      days: z
        .array(z.strictObject({ place: reference('places').optional(), near: z.array(reference('places')) }))
        .default([]),
    },
  })
  const sdl = buildGraphqlTypes({ places, walks })
  const schema = buildSchema(GATSBY_TYPES + sdl)

  test('has the type of its target, also in lists and groups', () => {
    expect(fieldsOf(schema.getType('Walk'))).toMatchObject({
      ...{ start: 'Place!', next: 'Walk', stops: '[Place!]!', end: 'Place!', pause: 'Place!', meal: 'Place!' },
    })
    expect(fieldsOf(schema.getType('WalkDay'))).toEqual({ place: 'Place', near: '[Place!]!' })
  })

  test.each(['stops: [Place!]! @link(by: "slug")', 'next: Walk @link(by: "path")'])('finds its target: %s', (field) =>
    expect(sdl).toContain(field),
  )

  test.each(['place', 'constructor'])('throws for the unknown collection "%s"', (name) => {
    const trips = definePages({ typeName: 'Trip', description: '', source: [], fields: { to: reference(name) } })
    expect(() => buildGraphqlTypes({ places, trips })).toThrow(
      `A reference names the unknown collection "${name}".${name === 'place' ? ' Did you mean "places"?' : ''} Collections: places, trips.`,
    )
  })
})
