import * as React from 'react'
import { site } from '@galley/site'
import { render, screen } from '@testing-library/react'
import { Link } from './link'
import { NewTabMark } from '.'

jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: { to: string; children: React.ReactNode }) => (
    <a href={to} data-router {...rest}>
      {children}
    </a>
  ),
}))

const open = (to: string, props = {}) => {
  render(
    <Link to={to} {...props}>
      Go
    </Link>,
  )
  return screen.getByRole('link', { name: 'Go' })
}

test.each(['/docs', '/', '/docs/page#part', '/blog?x=1'])('opens %s without a reload', (to) => {
  const link = open(to)
  expect(link).toHaveAttribute('href', to)
  expect(link).toHaveAttribute('data-router')
})

test.each([
  'https://example.org',
  '#part',
  'mailto:a@example.org',
  '/files/report.pdf',
  '/static/0123456789abcdef0123456789abcdef/LICENSE',
  '/api/health',
  '//example.org',
])('leaves %s to the browser', (to) => {
  const link = open(to)
  expect(link).toHaveAttribute('href', to)
  expect(link).not.toHaveAttribute('data-router')
})

test('adds noopener to a link that opens a new tab', () => {
  const link = open('/docs', { target: '_blank', rel: 'help' })
  expect(link).toHaveAttribute('rel', 'help noopener')
  expect(link).not.toHaveAttribute('data-router')
})

test('marks a link that opens a new tab for screen readers', () => {
  expect(site.texts.opensNewTab).toBe('(opens in a new tab)')
  render(
    <Link to="https://example.org" target="_blank">
      Elsewhere
      <NewTabMark />
    </Link>,
  )
  expect(screen.getByRole('link', { name: `Elsewhere ${site.texts.opensNewTab}` })).toBeInTheDocument()
})
