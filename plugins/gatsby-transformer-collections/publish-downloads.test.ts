import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { publishDownloads } from './publish-downloads'

const { at, read, write } = createTestFolder()

test('copies files once, and replaces unfinished copies', () => {
  write('content/docs/été.csv', 'a,b\n')
  const copy = 'public/static/0a/été.csv'
  const publish = () => publishDownloads(at('content'), at('public'), new Map([['/static/0a/été.csv', 'docs/été.csv']]))
  publish()
  expect(read(copy)).toBe('a,b\n')
  write(copy, 'same')
  publish()
  expect(read(copy)).toBe('same')
  write(copy, 'a')
  publish()
  expect(read(copy)).toBe('a,b\n')
})
