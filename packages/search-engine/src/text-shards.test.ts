import type { AreaIndex } from '@galley/core/search-index'
import { createIndexLoader } from './index-loader'
import { indexPages, serveIndex } from './index.fixture'
import type { IndexedArea } from './site-index'
import { createTextShards } from './text-shards'

const words = (count: number) => Array.from({ length: count }, (_, index) => `same${index}`).join(' ')

function open(text: string, start = 0) {
  const files: Map<string, string | Error> = indexPages({ docs: [{ path: '/a', title: 'A', text }] })
  const { shards, vocabulary } = JSON.parse(files.get('/api/search/docs.json') as string) as AreaIndex
  const { fetch, fetched } = serveIndex(files)
  const area: IndexedArea = { name: 'docs', start, shards, vocabulary }
  const loader = createIndexLoader(fetch)
  return { files, fetched, area, texts: createTextShards(loader) }
}

const noLoss = () => {
  throw new Error('Nothing may be lost.')
}

test('sections have their numbers among those of all areas', async () => {
  const { area, texts } = open('needle', 40)
  const [shard] = await texts.find([area], 'needle', noLoss)
  expect(shard!.terms).toEqual(['needle'])
  expect(shard!.sections.get('needle')).toEqual({ text: [40], code: [] })
})

test('a word that is nowhere beside the others needs no file, an object’s own names are words like others', async () => {
  const { area, texts, fetched } = open('constructor')
  expect(await texts.find([area], 'aaa', noLoss)).toEqual([])
  expect(fetched).toEqual([])
  const [shard] = await texts.find([area], 'constructor', noLoss)
  expect(shard!.sections.get('constructor')).toEqual({ text: [0], code: [] })
  expect(shard!.sections.get('tostring')).toBeUndefined()
})

test('of a beginning that reaches over many files the first are read', async () => {
  const { area, texts, fetched } = open(words(9))
  expect(await texts.find([area], 'sam', noLoss)).toHaveLength(2)
  expect(fetched).toHaveLength(2)
})

test('a word alone is looked for in its own file, and brings no other', async () => {
  const { area, texts, fetched } = open('is island isle')
  expect(await texts.findWord([area], 'is', noLoss)).toMatchObject([{ terms: ['is'] }])
  expect(await texts.findWord([area], 'it', noLoss)).toEqual([])
  expect(fetched).toEqual(['/api/search/docs-words-is.json', '/api/search/docs-words-isle.json'])
})

test('files that do not load are missing, and are reported', async () => {
  jest.useFakeTimers()
  const { area, texts, files } = open('needle thread')
  for (const path of files.keys()) if (/needle|vocabulary/.test(path)) files.set(path, new Error('offline'))
  const onLoss = jest.fn()
  const found = Promise.all([texts.find([area], 'needle', onLoss), texts.listWords([area], 'n', onLoss)])
  await jest.runAllTimersAsync()
  expect(await found).toEqual([[], []])
  expect(onLoss).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})

test('the words with a beginning are known without their files', async () => {
  const { area, texts, fetched } = open('needle nail thread')
  expect(await texts.listWords([area], 'n', noLoss)).toEqual(['nail', 'needle'])
  expect(fetched).toEqual(['/api/search/docs-vocabulary.json'])
})
