/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { drafts, useDrafts } from './draft-store'

test('returns drafts until the preview ends', () => {
  const { result } = renderHook(useDrafts)
  expect(result.current).toEqual({})
  const navigation = [{ title: 'A', path: '/a', stem: 'a' }]
  act(() => drafts.setDrafts({ navigation }))
  expect(result.current.navigation).toBe(navigation)
  act(() => drafts.setDrafts())
  expect(result.current).toEqual({})
})
