/** @jest-environment jsdom */
import { writeOpenSearch } from './open-search'

const site = { name: 'Galley', url: 'https://galley.example', seo: { description: 'Docs & more, <fast>' } }

const parse = (text: string) => {
  const xml = new DOMParser().parseFromString(text, 'application/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  const find = (name: string) => xml.querySelector(name)!
  return { textOf: (name: string) => find(name).textContent, urlOf: (name: string) => find('Url').getAttribute(name) }
}

test('describes the search to a browser', () => {
  const { textOf, urlOf } = parse(writeOpenSearch(site))
  expect(textOf('ShortName')).toBe('Galley')
  expect(textOf('Description')).toBe('Docs & more, <fast>')
  expect(textOf('InputEncoding')).toBe('UTF-8')
  expect(textOf('Image')).toBe('https://galley.example/favicon.ico')
  expect(urlOf('template')).toBe('https://galley.example/search?q={searchTerms}')
  expect(urlOf('type')).toBe('text/html')
})

test('takes any name and URL, and cuts a name that browsers find too long', () => {
  const { textOf, urlOf } = parse(
    writeOpenSearch({ ...site, name: 'A & <B> of "Galley" 🦊🦊', url: 'https://a.example/"&' }),
  )
  expect(textOf('ShortName')).toBe('A & <B> of "Gall')
  expect(urlOf('template')).toBe('https://a.example/"&/search?q={searchTerms}')
})
