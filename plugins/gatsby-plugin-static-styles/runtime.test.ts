/** @jest-environment node */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { addRules, findRules, part } from './runtime'

jest.mock('./sheet-url', () => ({ moduleOrder: ['aaaaa', 'bbbbb', 'ccccc'] }))

test('a page gets the rules of the modules whose classes it has, in the order of the modules', () => {
  addRules('ccccc', '.ccccc0{top:0;}')
  addRules('bbbbb', '.bbbbb0{top:1px;}')
  addRules('aaaaa', '.aaaaa0{top:2px;}')
  expect(findRules('<p class="ccccc0"><i class="own aaaaa1"></i></p>')).toEqual({
    modules: ['aaaaa', 'ccccc'],
    css: '.aaaaa0{top:2px;}.ccccc0{top:0;}',
  })
})

test('a page without such classes gets none', () => {
  expect(findRules('<p class="katex">')).toEqual({ modules: [], css: '' })
})

const toHtml = (component: unknown, props: object) => renderToStaticMarkup(createElement(component as string, props))

test('a component has its class, and what it extends comes first', () => {
  const Button = part('button', 'aaaaa0', { type: 'button' })
  const Primary = part(Button, 'aaaaa1')
  expect(toHtml(Primary, { className: 'own', id: 'save' })).toBe(
    '<button id="save" type="button" class="aaaaa0 aaaaa1 own"></button>',
  )
})

test('a component can be another element', () => {
  expect(toHtml(part('h2', 'aaaaa0'), { as: 'h3', children: 'Title' })).toBe('<h3 class="aaaaa0">Title</h3>')
})

test('what its style sets wins over props', () => {
  expect(toHtml(part('input', 'aaaaa0', { type: 'search' }), { type: 'text' })).toBe(
    '<input type="search" class="aaaaa0"/>',
  )
})
