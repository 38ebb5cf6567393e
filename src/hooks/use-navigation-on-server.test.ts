import { createElement } from 'react'
import { useStaticQuery } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'
import { useNavigation } from './use-navigation'

const page = (name: string) => ({ title: name, path: `/docs/${name}`, stem: `docs/${name}` })
const group = (name: string, ...pages: string[]) => ({ ...page(name), page: false, children: pages.map(page) })

test('the server has the part around a page', () => {
  const children = [group('start', 'install', 'update'), group('files', 'markdown', 'yaml', 'csv')]
  jest
    .mocked(useStaticQuery)
    .mockReturnValue({ contentNavigation: [{ title: 'Docs', path: '/docs', stem: 'docs', children }] })
  const Titles = () => useNavigation('/docs/install').map((item) => item.children?.map(({ title }) => title).join())
  expect(renderToStaticMarkup(createElement(Titles))).toBe('install,update')
})
