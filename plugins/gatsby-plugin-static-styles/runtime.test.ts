/** @jest-environment node */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { addRules, findRules, part } from './runtime'

jest.mock('./sheet-url', () => ({ moduleOrder: ['aaa', 'bbb', 'ccc'] }))

test('findRules returns the rules of the used modules in their order', () => {
  addRules('ccc', '.ccc0{top:0;}')
  addRules('bbb', '.bbb0{top:1px;}')
  addRules('aaa', '.aaa0{top:2px;}')
  expect(findRules('<p class="ccc0"><i class="own aaa1"></i></p>')).toEqual({
    modules: ['aaa', 'ccc'],
    css: '.aaa0{top:2px;}.ccc0{top:0;}',
  })
  expect(findRules('<p class="katex">')).toEqual({ modules: [], css: '' })
})

const toHtml = (component: unknown, props: object) => renderToStaticMarkup(createElement(component as string, props))

test('a component has its class after that of the component that it extends', () => {
  const Button = part('button', 'aaa0', { type: 'button' })
  const Primary = part(Button, 'aaa1')
  expect(toHtml(Primary, { className: 'own', id: 'save' })).toBe(
    '<button id="save" type="button" class="aaa0 aaa1 own"></button>',
  )
})

test('attributes of a style take precedence over props', () => {
  expect(toHtml(part('input', 'aaa0', { type: 'search' }), { type: 'text' })).toBe(
    '<input type="search" class="aaa0"/>',
  )
})
