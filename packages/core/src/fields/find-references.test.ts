import { z } from 'zod'
import { reference, linkTarget, icon, markdown } from './field-kinds'
import { findLinkFields } from './find-link-fields'
import { findReferences } from './find-references'
import { replaceTexts } from './replace-texts'

describe('references', () => {
  const schema = z.object({
    author: reference('authors').nullable().optional().describe('Who.'),
    next: reference('docs').default('/docs'),
    editors: z.array(reference('authors').describe('Who else.')).default([]),
    parts: z.array(z.strictObject({ by: z.array(reference('authors')).optional(), note: z.string() })).optional(),
    credits: z.object({ photo: reference('authors') }).optional(),
    title: z.string().optional(),
  })

  test('are found alone, in lists and in groups, with their paths', () => {
    expect(
      findReferences(schema, {
        author: 'ada',
        next: '/docs/start',
        editors: ['ben', 'ada'],
        parts: [{ note: 'x' }, { by: ['cleo'], note: 'y' }],
        credits: { photo: 'dan' },
        title: 'ada',
      }),
    ).toEqual([
      { collection: 'authors', value: 'ada', path: ['author'] },
      { collection: 'docs', value: '/docs/start', path: ['next'] },
      { collection: 'authors', value: 'ben', path: ['editors', 0] },
      { collection: 'authors', value: 'ada', path: ['editors', 1] },
      { collection: 'authors', value: 'cleo', path: ['parts', 1, 'by', 0] },
      { collection: 'authors', value: 'dan', path: ['credits', 'photo'] },
    ])
  })

  test('are found despite other metadata of the schema', () => {
    const wrapped = z.object({
      a: reference('docs').readonly(),
      b: reference('docs').catch('/docs'),
      c: reference('docs').prefault('/docs'),
      d: z.array(reference('docs')).readonly().optional(),
    })
    const found = findReferences(wrapped, { a: '/a', b: '/b', c: '/c', d: ['/d'] })
    expect(found.map(({ value }) => value)).toEqual(['/a', '/b', '/c', '/d'])
  })

  test('are not found in missing and undeclared fields', () => {
    expect(findReferences(schema, {})).toEqual([])
    expect(findReferences(schema, { author: null, constructor: 'ada', parts: [] })).toEqual([])
  })
})

describe('links', () => {
  const schema = z.object({
    title: z.string(),
    demo: linkTarget().optional().describe('Where it can be tried.'),
    links: z.array(z.strictObject({ label: z.string(), to: linkTarget() })).default([]),
    closing: z.strictObject({ buttons: z.array(z.strictObject({ to: linkTarget().describe('Where.') })) }).optional(),
    // Not declared as a link, whatever it is called.
    to: z.string().optional(),
  })

  test('are found at any depth, with their paths', () => {
    const fields = {
      title: '/not-a-link',
      demo: 'https://a.example',
      links: [
        { label: 'A', to: '/a' },
        { label: 'B', to: '#b' },
      ],
      closing: { buttons: [{ to: '/c' }] },
      to: '/not-a-link',
    }
    expect(findLinkFields(schema, fields)).toEqual([
      { path: ['demo'], target: 'https://a.example' },
      { path: ['links', 0, 'to'], target: '/a' },
      { path: ['links', 1, 'to'], target: '#b' },
      { path: ['closing', 'buttons', 0, 'to'], target: '/c' },
    ])
  })

  test.each([[{}], [{ title: 'A', links: [], closing: undefined, more: { to: '/a' } }]])(
    'are not found in %j',
    (fields) => {
      expect(findLinkFields(schema, fields)).toEqual([])
    },
  )
})

describe('texts', () => {
  const schema = z.object({
    name: z.string(),
    mark: icon().optional(),
    parts: z.array(z.strictObject({ text: markdown(), count: z.number() })).default([]),
  })

  test('are replaced according to their schema, also in lists and groups', async () => {
    const calls: string[] = []
    const replaced = await replaceTexts(
      schema,
      {
        name: 'A',
        mark: 'rocket',
        parts: [
          { text: 'one', count: 1 },
          { text: 'two', count: 2 },
        ],
        undeclared: 'B',
      },
      (marks, text, path) => {
        if (!marks['isMarkdown']) return marks['isIcon'] ? { icon: text } : text
        calls.push(path.join('.'))
        return Promise.resolve([text])
      },
    )
    expect(replaced).toEqual({
      name: 'A',
      mark: { icon: 'rocket' },
      parts: [
        { text: ['one'], count: 1 },
        { text: ['two'], count: 2 },
      ],
      undeclared: 'B',
    })
    expect(calls).toEqual(['parts.0.text', 'parts.1.text'])
  })
})
