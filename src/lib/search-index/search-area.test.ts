import { findArea } from './search-area'

const area = (name: string, pathPrefix: string) => ({ name, pathPrefix, label: name, icon: 'file' })
const AREAS = [area('pages', '/'), area('docs', '/docs'), area('api', '/docs/api')]

test.each([
  ['/', 'pages'],
  ['/about', 'pages'],
  ['/docs', 'docs'],
  ['/docs/files/markdown', 'docs'],
  ['/docs/api/query', 'api'],
  ['/documents', 'pages'],
])('%s belongs to %s', (path, name) => expect(findArea(path, AREAS)?.name).toBe(name))

test('a page outside of all areas belongs to none', () => expect(findArea('/blog', AREAS.slice(1))).toBeUndefined())
