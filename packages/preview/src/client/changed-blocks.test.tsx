import * as React from 'react'
import type { ContentTree } from '@galley/core/content-tree'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ChangedBlocks, findChangedBlocks } from './changed-blocks'

const bodyOf = (...words: string[]): ContentTree => words.flatMap((word) => [['p', {}, word], '\n'])

test('finds blocks that the other version lacks, at any position', () => {
  expect(findChangedBlocks(bodyOf('a', 'b', 'c'), bodyOf('c', 'a', 'd'))).toEqual([2])
  expect(findChangedBlocks(bodyOf('a'), bodyOf('a'))).toEqual([])
})

const show = (published: ContentTree, draft: ContentTree) => (
  <>
    <div data-body="">
      {draft.map((node, index) => typeof node !== 'string' && <p key={index}>{node[2] as string}</p>)}
    </div>
    <input aria-label="Field" />
    <ChangedBlocks path="/a" published={published} draft={draft} />
  </>
)

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = jest.fn()
})

test('moves between changes with Alt and the arrow keys, and wraps around', () => {
  render(show(bodyOf('One', 'Two', 'Three'), bodyOf('Uno', 'Two', 'Tre')))
  const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key, altKey: true })
  press('ArrowDown')
  expect(screen.getByText('Uno')).toHaveFocus()
  press('ArrowDown')
  expect(screen.getByText('Tre')).toHaveFocus()
  press('ArrowDown')
  expect(screen.getByText('Uno')).toHaveFocus()
  press('ArrowUp')
  expect(screen.getByText('Tre')).toHaveFocus()
})

test('finds a block by its words if a component renders several elements', async () => {
  const { rerender } = render(show(bodyOf('One'), bodyOf('One')))
  const addElement = () => document.querySelector('[data-body]')!.prepend(document.createElement('style'))
  addElement()
  rerender(show(bodyOf('One'), bodyOf('One', 'Two  words')))
  await waitFor(() => expect(screen.getByText('Two words')).toHaveAttribute('data-flash'))
})

test('ignores the keys in fields, and on pages without changes', () => {
  const { unmount } = render(show(bodyOf('One'), bodyOf('Uno')))
  expect(fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'ArrowDown', altKey: true })).toBe(true)
  unmount()
  render(show(bodyOf('One'), bodyOf('One')))
  expect(fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true })).toBe(true)
})
