import { testTable } from '@galley/testing/test-table.fixture'
import { readContentPath } from './content-path'
import { listOtherAreas } from './search-index'
import { defineSite } from './site'
import { isFromGit, pathInCurrent, pathInVersion, type Version, versionNameOf } from './versions'

const versions: Version[] = [
  { name: 'next', label: 'Next', state: 'next' },
  { name: '2', label: '2.x', state: 'current' },
  { name: '1.0', label: '1.0', state: 'unmaintained' },
]

testTable((file) => readContentPath('docs', file).path)('the page of %j has the path %j', {
  'docs@1.0/1.start/2.install.md': '/docs/1.0/start/install',
  'docs@1.0/index.md': '/docs/1.0',
  'docs@v1.0/a.draft.md': '/docs/v1.0/a',
  'docs/1.start/index.md': '/docs/start',
  'guides/docs@1/a.md': '/guides/docs1/a',
})

test('the index of a version has the title of the documentation', () => {
  expect(readContentPath('docs', 'docs@1.0/index.md').title).toBe('Docs')
})

test('the current version comes before other versions', () => {
  const keys = ['docs@1.0/a.md', 'docs/z.md'].map((file) => readContentPath('docs', file).sortKey)
  expect(keys.toSorted()).toEqual(keys.toReversed())
})

test('paths lead from one version to another', () => {
  expect(pathInVersion('/docs/a', '1.0')).toBe('/docs/1.0/a')
  expect(pathInVersion('/docs', '1.0')).toBe('/docs/1.0')
  expect(pathInCurrent('/docs/1.0/a', 'docs@1.0/a')).toBe('/docs/a')
  expect(pathInCurrent('/about', 'about')).toBe('/about')
})

testTable((file) => versionNameOf(file, versions))('the file %j belongs to the version %j', {
  'docs/a.md': '2',
  'docs@1.0/a.md': '1.0',
  'docs@9/a.md': '9',
  'docs.md': '',
  'documents/a.md': '',
})

test('without versions, no file has a version', () => {
  expect(versionNameOf('docs/a.md', [])).toBe('')
})

describe('the search areas of a site', () => {
  const area = (name: string, pathPrefix: string) => ({ name, label: name, icon: 'lucide:file', pathPrefix })
  const areasOf = (...areas: ReturnType<typeof area>[]) =>
    defineSite({ name: 'A', url: 'https://a.example', seo: { description: '' }, search: { areas }, versions }).search
      .areas

  test('have an area for each version that is not the current version', () => {
    expect(areasOf(area('docs', '/docs'), area('blog', '/blog'))).toEqual([
      { ...area('docs', '/docs'), version: '2' },
      area('blog', '/blog'),
      { ...area('docsnext', '/docs/next'), label: 'docs Next', version: 'next' },
      { ...area('docs1_0', '/docs/1.0'), label: 'docs 1.0', version: '1.0' },
    ])
    expect(areasOf()).toEqual([])
  })

  test('have an area for the current version, if no area contains only the documentation', () => {
    expect(areasOf(area('pages', '/')).map(({ name, label, pathPrefix }) => [name, label, pathPrefix])).toEqual([
      ['pages', 'pages', '/'],
      ['pagesDocs', 'Documentation', '/docs'],
      ['pagesDocsnext', 'Documentation Next', '/docs/next'],
      ['pagesDocs1_0', 'Documentation 1.0', '/docs/1.0'],
    ])
  })

  test.each([
    ['/blog/a', ['docsnext', 'docs1_0']],
    ['/docs/a', ['docsnext', 'docs1_0']],
    ['/docs/1.0/a', ['docs', 'docsnext']],
  ])('on the page %s, a search of the whole site leaves out %j', (path, others) => {
    expect([...listOtherAreas(areasOf(area('docs', '/docs'), area('blog', '/blog')), path)]).toEqual(others)
  })

  test.each([
    [[area('pages', '/')], ['pagesDocs', 'pagesDocsnext']],
    [
      [area('docs', '/docs'), area('api', '/docs/api')],
      ['docs', 'api', 'docsnext'],
    ],
  ])('with the areas %j, a search on an old page leaves out %j', (areas, others) => {
    expect([...listOtherAreas(areasOf(...areas), '/docs/1.0/a')]).toEqual(others)
  })
})

test('the files of a version with a ref are from Git', () => {
  const define = (...versions: Version[]) =>
    defineSite({ name: 'A', url: 'https://a.example', seo: { description: '' }, versions })
  const [next, two, one] = versions as [Version, Version, Version]
  define(next, two, { ...one, ref: 'v1' })
  expect(['docs@1.0/a.md', 'docs@next/a.md', 'docs/a.md'].map(isFromGit)).toEqual([true, false, false])
  define(next, two, one)
  expect(isFromGit('docs@1.0/a.md')).toBe(false)
})
