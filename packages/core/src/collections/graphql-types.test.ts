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
    place: z.string().describe('Ends in a quotation "mark"'),
    picture: image().optional().describe('With """three""" quotes and a \\ backslash'),
    day: z.iso.date().describe('When.'),
    guests: z.int().default(1).describe('How many.'),
    price: z.number().optional().describe('How much.'),
    anything: z.unknown().describe('Whatever.'),
    stops: z
      .array(z.strictObject({ name: z.string(), photo: image(), tags: z.array(z.string()) }))
      .default([])
      .describe('Where it stops.'),
  },
})

describe('the types of a collection of pages', () => {
  const schema = buildSchema(GATSBY_TYPES + buildGraphqlTypes({ tours }))
  const tour = schema.getType('Tour') as GraphQLObjectType

  test('have a type for each field, which is required if it has a default', () => {
    expect(fieldsOf(tour)).toMatchObject({
      place: 'String!',
      picture: 'ContentImage',
      day: 'Date!',
      guests: 'Int!',
      price: 'Float',
      anything: 'JSON!',
      stops: '[TourStop!]!',
      body: 'JSON',
      seo: 'ContentSeo!',
      draft: 'Boolean!',
      sections: '[SearchSection!]!',
    })
  })

  test('have a type for each group of fields', () => {
    expect(fieldsOf(schema.getType('TourStop'))).toEqual({
      name: 'String!',
      photo: 'ContentImage!',
      tags: '[String!]!',
    })
  })

  test('contain descriptions unchanged', () => {
    expect(tour.description).toBe('A tour, called "the tour"')
    expect(tour.getFields()['place']!.description).toBe('Ends in a quotation "mark"')
    expect(tour.getFields()['picture']!.description).toBe('With """three""" quotes and a \\ backslash')
  })

  test('implement Node and ContentPage', () => {
    expect(tour.getInterfaces().map(String)).toEqual(['Node', 'ContentPage'])
  })
})

test('declares fields and body of a data collection, without ContentPage', () => {
  const facts = defineData({ typeName: 'Fact', description: 'A fact.', source: [], fields: { sure: z.boolean() } })
  const schema = buildSchema(GATSBY_TYPES + buildGraphqlTypes({ facts }))
  expect(fieldsOf(schema.getType('Fact'))).toEqual({
    id: 'ID!',
    stem: 'String!',
    sortKey: 'String!',
    extension: 'String!',
    slug: 'String!',
    sure: 'Boolean!',
    body: 'JSON!',
  })
})

describe('a reference', () => {
  const places = defineData({ typeName: 'Place', description: 'A place.', source: [], fields: {} })
  const walks = definePages({
    typeName: 'Walk',
    description: 'A walk.',
    source: [],
    fields: {
      start: reference('places').describe('Where it starts.'),
      next: reference('walks').optional().describe('The walk to take next.'),
      stops: z.array(reference('places')).default([]).describe('Where it stops.'),
      end: reference('places').readonly().describe('Where it ends.'),
      pause: reference('places').catch('home').describe('Where it pauses.'),
      meal: reference('places').prefault('home').describe('Where it has its meal.'),
      days: z
        .array(z.strictObject({ place: reference('places').optional(), near: z.array(reference('places')) }))
        .default([]),
    },
  })
  const sdl = buildGraphqlTypes({ places, walks })
  const schema = buildSchema(GATSBY_TYPES + sdl)

  test('has the type of its target, also in lists and groups', () => {
    expect(fieldsOf(schema.getType('Walk'))).toMatchObject({
      start: 'Place!',
      next: 'Walk',
      stops: '[Place!]!',
      end: 'Place!',
      pause: 'Place!',
      meal: 'Place!',
    })
    expect(fieldsOf(schema.getType('WalkDay'))).toEqual({ place: 'Place', near: '[Place!]!' })
  })

  test('finds data by slug and pages by path', () => {
    expect(sdl).toContain('start: Place! @link(by: "slug")')
    expect(sdl).toContain('stops: [Place!]! @link(by: "slug")')
    expect(sdl).toContain('next: Walk @link(by: "path")')
    expect(sdl).toContain('end: Place! @link(by: "slug")')
  })

  test.each(['place', 'constructor'])('throws for the unknown collection "%s"', (name) => {
    const trips = definePages({ typeName: 'Trip', description: '', source: [], fields: { to: reference(name) } })
    expect(() => buildGraphqlTypes({ places, trips })).toThrow(
      `A reference names the unknown collection "${name}".${name === 'place' ? ' Did you mean "places"?' : ''} Collections: places, trips.`,
    )
  })
})
