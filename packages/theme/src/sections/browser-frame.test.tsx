import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { ModeScreenshot } from './browser-frame'

afterEach(() => delete document.documentElement.dataset['theme'])

test.each([
  [undefined, '/light.webp'],
  ['dark', '/dark.webp'],
])('with the theme %j, shows %s', (theme, src) => {
  if (theme) document.documentElement.dataset['theme'] = theme
  render(<ModeScreenshot light="/light.webp" dark="/dark.webp" alt="A preview" width={820} height={580} />)
  expect(screen.getByRole('img', { name: 'A preview' })).toHaveAttribute('src', src)
})
