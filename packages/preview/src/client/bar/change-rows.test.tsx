import * as React from 'react'
import { de } from '@galley/core/languages/de'
import { setTranslations } from '@galley/core/translations'
import { site } from '@galley/site'
import { render, screen } from '@testing-library/react'
import { ChangeRow } from './change-rows'

afterEach(() => {
  setTranslations([])
  jest.restoreAllMocks()
})

test('on a German page, a change of an original leads to the original', () => {
  setTranslations(['de'])
  jest.replaceProperty(site, 'language', de)
  const change = { file: 'docs/a.md', kind: 'page', state: 'changed', title: 'A', path: '/docs/a' } as const
  const rest = { now: 0, isCurrent: false, onOpen: () => undefined, onLinks: () => undefined }
  render(<ChangeRow change={change} {...rest} />)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/docs/a')
})
