import { packPages } from '@galley/core/search-index'
import { buildSiteIndex } from './site-index'
import type { TextShards } from './text-shards'
import { createWordFinder } from './word-finder'

const index = buildSiteIndex({
  docs: {
    pages: packPages([{ path: '/a', title: 'Needle', folder: 0, lengths: [0], headings: [] }]),
    folders: [[]],
    shards: [],
    vocabulary: [],
  },
})

function open(find: TextShards['find'] = async () => []) {
  const texts = { find: jest.fn(find), findWord: jest.fn(async () => []), listWords: jest.fn(async () => []) }
  return { find: createWordFinder({ index, texts }), texts }
}

test('searches the texts once for a word with the same options', async () => {
  const { find, texts } = open()
  expect(await find('needle')).toBe(await find('needle'))
  expect(texts.find).toHaveBeenCalledTimes(1)
  expect((await find('needle')).words).toEqual([['needle', 1]])
  expect((await find('needle')).scores[0]).toBeGreaterThan(0)
  await find('needle', { mayCorrect: true })
  expect(texts.find).toHaveBeenCalledTimes(2)
})

test('forgets the oldest words', async () => {
  const { find, texts } = open()
  await find('needle')
  for (let count = 0; count < 200; count++) await find(`word${count}`)
  texts.find.mockClear()
  await find('word199')
  expect(texts.find).not.toHaveBeenCalled()
  await find('needle')
  expect(texts.find).toHaveBeenCalledTimes(1)
})

test('searches again after an error', async () => {
  const { find, texts } = open(() => Promise.reject(new Error('No such thing.')))
  await find('needle').catch(() => undefined)
  texts.find.mockResolvedValue([])
  expect(await find('needle')).toMatchObject({ isLost: false })
})
