import { addBasePath, basePathOf, dropBasePath, removeBasePath } from './base-path'

test.each([
  ['https://acme.github.io/queue', '/queue'],
  ['https://acme.github.io/a/b/', '/a/b'],
  ['https://acme.example', ''],
  ['https://acme.example/', ''],
  ['acme.example/queue', ''],
])('the base path of %s is "%s"', (url, basePath) => {
  expect(basePathOf(url)).toBe(basePath)
})

test.each([
  ['/docs/start?x#y', '/docs/docs/start?x#y'],
  ['/', '/docs/'],
  ['/docs', '/docs/docs'],
  ['start', 'start'],
  ['#install', '#install'],
  ['//cdn.example/x.js', '//cdn.example/x.js'],
  ['https://acme.example/docs', 'https://acme.example/docs'],
])('adds the base path "/docs" to %s: %s', (target, served) => {
  expect(addBasePath(target, '/docs')).toBe(served)
  expect(addBasePath(target, '')).toBe(target)
})

test.each([
  ['/docs', '/'],
  ['/docs/', '/'],
  ['/docs/docs/start', '/docs/start'],
  ['/docsearch', undefined],
  ['/blog', undefined],
])('the path %s below "/docs" is %s', (served, path) => {
  expect(removeBasePath(served, '/docs')).toBe(path)
  expect(removeBasePath(served, '')).toBe(served)
  expect(dropBasePath(served, '/docs')).toBe(path ?? served)
})
