import * as React from 'react'
import { render } from '@testing-library/react'
import { IconSvg } from './icon-svg'

const LINES = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

const MIXED = `<path ${LINES} d="M1 1"/><path fill="currentColor" d="M2 2"/>`

const draw = (body: string) => {
  const svg = render(<IconSvg icon={{ body, width: 24, height: 24 }} />).container.firstElementChild!
  return [svg.hasAttribute('data-lines'), svg.innerHTML.replaceAll('></path>', '/>')]
}

test.each([
  [`<path ${LINES} d="M1 1"/>`, true, '<path d="M1 1"/>'],
  [`<g ${LINES}><path d="M1 1"/><path d="M2 2"/></g>`, true, '<path d="M1 1"/><path d="M2 2"/>'],
  [MIXED, false, MIXED],
])('removes the attributes that line icons share: %s', (body, isLines, inner) => {
  expect(draw(body)).toEqual([isLines, inner])
})
