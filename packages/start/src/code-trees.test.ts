/** @jest-environment jsdom */
import { startCodeTrees } from './code-trees'
import { addCssEscape, completePage, find, openPage } from './page.fixture'

addCssEscape()

const files = ['src/a.ts', 'src/b.ts', 'c.json']
const tree = `
  ${files.map((file) => `<button aria-controls="t${file}">${file}</button>`).join('')}
  <div>${files.map((file, index) => `<div data-pane id="t${file}"${index > 0 ? ' data-hidden' : ''}><b id="${index}">${file}</b></div>`).join('')}</div>`

const shown = () => [...document.querySelectorAll('[data-pane]:not([data-hidden]):not([hidden])')].map(({ id }) => id)

test('shows the file in which the browser finds a match, and clicks the entry of the file for React', () => {
  openPage()
  startCodeTrees()
  completePage(tree)
  expect(shown()).toEqual(['tsrc/a.ts'])
  expect(find('tsrc/b.ts')).toHaveAttribute('hidden', 'until-found')
  const pressed: string[] = []
  document.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent))
  find('1').dispatchEvent(new Event('beforematch', { bubbles: true }))
  expect(shown()).toEqual(['tsrc/b.ts'])
  expect(pressed).toEqual(['src/b.ts'])
  expect(find('tsrc/a.ts')).toHaveAttribute('hidden', 'until-found')
})
