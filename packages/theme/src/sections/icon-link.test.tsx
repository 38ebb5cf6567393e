import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { FeedLink } from './icon-link'

test('links to the feed of a page, and renders nothing without a feed', () => {
  const { rerender } = render(<FeedLink path="/blog" />)
  expect(screen.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/blog/feed.xml')
  rerender(<FeedLink path="/templates" />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
