import * as React from 'react'
import type { ContentTree } from '@galley/core/content-tree'
import { fireEvent, render, screen } from '@testing-library/react'
import { OpenSource } from './open-source'

const BODY: ContentTree = [['h2', {}, 'Heading'], '\n', ['p', {}, 'Words with ', ['a', { href: '/b' }, 'a link']]]
const openUrl = jest.fn<undefined, [string]>()

beforeEach(() => {
  openUrl.mockReset()
  render(
    <>
      <div data-body="">
        <h2>Heading</h2>
        <p tabIndex={-1}>
          Words with <a href="/b">a link</a>
        </p>
      </div>
      <p>Beside it</p>
      <OpenSource
        file="docs/a.md"
        body={BODY}
        bodyLines={[7, 9]}
        editorUrl="https://git.example/#L{line}"
        openUrl={openUrl}
      />
    </>,
  )
})

test.each([
  ['without Alt', 'a link', {}],
  ['with another modifier', 'a link', { altKey: true, shiftKey: true }],
  ['outside the text', 'Beside it', { altKey: true }],
])('ignores a click %s', (_name, words, keys) => {
  fireEvent.click(screen.getByText(words), keys)
  expect(openUrl).not.toHaveBeenCalled()
})

test('Alt and Enter open the focused block or, without a focused block, the first visible block', () => {
  const bottoms = [innerHeight / 2, innerHeight]
  for (const [index, element] of [...document.querySelector('[data-body]')!.children].entries())
    element.getBoundingClientRect = () => ({ bottom: bottoms[index] }) as DOMRect
  fireEvent.keyDown(document.body, { key: 'Enter', altKey: true })
  screen.getByText(/Words with/).focus()
  fireEvent.keyDown(screen.getByText(/Words with/), { key: 'Enter', altKey: true })
  expect(openUrl.mock.calls.map(([url]) => url.split('#')[1])).toEqual(['L7', 'L9'])
})

test('outlines the block below the pointer while Alt is held', () => {
  const outline = () => document.querySelector('style')?.textContent
  fireEvent.keyDown(document.body, { key: 'Alt', altKey: true })
  expect(outline()).toMatch('outline')
  fireEvent.blur(window)
  expect(outline()).toBeUndefined()
})
