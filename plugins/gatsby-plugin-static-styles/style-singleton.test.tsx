import * as React from 'react'
import { render } from '@testing-library/react'
import { styleSingleton } from './style-singleton'

test('rules apply until the last component with them unmounts', () => {
  const Lock = styleSingleton()
  const { rerender } = render(
    <>
      <Lock key="a" styles="body { overflow: hidden }" />
      <Lock key="b" styles="body { overflow: hidden }" />
    </>,
  )
  expect(document.adoptedStyleSheets).toHaveLength(1)
  expect(document.body).toHaveStyle({ overflow: 'hidden' })
  rerender(<Lock key="b" styles="body { overflow: hidden }" />)
  expect(document.body).toHaveStyle({ overflow: 'hidden' })
  rerender(<></>)
  expect(document.body).not.toHaveStyle({ overflow: 'hidden' })
})
