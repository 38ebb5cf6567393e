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
  const area: IndexedArea = { numbers: [start], shards, vocabulary }
  const loader = createIndexLoader(fetch)
  return { fetched, area, texts: createTextShards(loader) }
}

const noLoss = () => {
  throw new Error('Nothing may be lost.')
}

test('numbers the sections of an area after those of earlier areas', async () => {
  const { area, texts } = open('needle', 40)
  const [shard] = await texts.find([area], 'needle', noLoss)
  expect(shard!.terms).toEqual(['needle'])
  expect(shard!.sections.get('needle')).toEqual({ text: [40], code: [] })
})

test('loads no file for a word outside of the index, and finds names of object properties', async () => {
  const { area, texts, fetched } = open('constructor')
  expect(await texts.find([area], 'aaa', noLoss)).toEqual([])
  expect(fetched).toEqual([])
  const [shard] = await texts.find([area], 'constructor', noLoss)
  expect(shard!.sections.get('constructor')).toEqual({ text: [0], code: [] })
  expect(shard!.sections.get('tostring')).toBeUndefined()
})

test('loads only the first files of a prefix with many words', async () => {
  const { area, texts, fetched } = open(words(9))
  expect(await texts.find([area], 'sam', noLoss)).toHaveLength(2)
  expect(fetched).toHaveLength(2)
})

test('lists the words with a prefix from the vocabulary alone', async () => {
  const { area, texts, fetched } = open('needle nail thread')
  expect(await texts.listWords([area], 'n', noLoss)).toEqual(['nail', 'needle'])
  expect(fetched).toEqual(['/api/search/docs-vocabulary.json'])
})
