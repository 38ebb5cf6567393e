/** @jest-environment jsdom */
import { TAB_CHOICES_KEY } from '@galley/core/tab-choice'
import { act, renderHook } from '@testing-library/react'
import { useTabChoice } from './use-tab-choice'

const renderChoice = (root: HTMLElement, sync?: string) =>
  renderHook(() => useTabChoice({ current: root }, ['npm', 'pnpm'], sync))

beforeEach(() => {
  localStorage.clear()
  window.scrollBy = jest.fn()
})

test('stores nothing for a set without a name', () => {
  const { result } = renderChoice(document.createElement('div'))
  act(() => result.current.onValueChange('1'))
  expect(result.current.value).toBe('1')
  expect(localStorage).toHaveLength(0)
})

test('keeps the choices of other sets', () => {
  localStorage.setItem(TAB_CHOICES_KEY, '{"os":"macOS"}')
  const { result } = renderChoice(document.createElement('div'), 'pm')
  act(() => result.current.onValueChange('1'))
  expect(localStorage.getItem(TAB_CHOICES_KEY)).toBe('{"os":"macOS","pm":"pnpm"}')
})
