import { listPageComponents } from './page-components'

test('names components by their path in src/, without the content file of MDX pages', () => {
  const component = (file: string, query: string) => ({ componentPath: `/project/src/${file}`, query })
  const listed = listPageComponents('/project/src', [
    component('templates/docs-page.tsx', '{ a }'),
    component('templates/home.tsx?__contentFilePath=/x/y.mdx', '{ b }'),
  ])
  expect(listed).toEqual({ queries: { 'templates/docs-page': '{ a }', 'templates/home': '{ b }' } })
})
