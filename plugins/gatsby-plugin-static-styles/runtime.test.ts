/** @jest-environment node */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { addRules, findRules, part } from './runtime'

jest.mock('./sheet-url', () => ({ moduleOrder: ['aaa', 'bbb', 'ccc'] }))

test('a page gets the rules of the modules whose classes it has, in the order of the modules', () => {
  addRules('ccc', '.ccc0{top:0;}')
  addRules('bbb', '.bbb0{top:1px;}')
  addRules('aaa', '.aaa0{top:2px;}')
  expect(findRules('<p class="ccc0"><i class="own aaa1"></i></p>')).toEqual({
    modules: ['aaa', 'ccc'],
    css: '.aaa0{top:2px;}.ccc0{top:0;}',
  })
})

test('a page without such classes gets none', () => {
  expect(findRules('<p class="katex">')).toEqual({ modules: [], css: '' })
})

const toHtml = (component: unknown, props: object) => renderToStaticMarkup(createElement(component as string, props))

test('a component has its class, and what it extends comes first', () => {
  const Button = part('button', 'aaa0', { type: 'button' })
  const Primary = part(Button, 'aaa1')
  expect(toHtml(Primary, { className: 'own', id: 'save' })).toBe(
    '<button id="save" type="button" class="aaa0 aaa1 own"></button>',
  )
})

test('a component can be another element', () => {
  expect(toHtml(part('h2', 'aaa0'), { as: 'h3', children: 'Title' })).toBe('<h3 class="aaa0">Title</h3>')
})

test('what its style sets wins over props', () => {
  expect(toHtml(part('input', 'aaa0', { type: 'search' }), { type: 'text' })).toBe(
    '<input type="search" class="aaa0"/>',
  )
})
