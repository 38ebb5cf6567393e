import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { FeedLink } from './feed-link'

test('links to the feed of the page', () => {
  render(<FeedLink path="/blog" />)
  expect(screen.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/blog/feed.xml')
})

test('renders nothing without a feed', () => {
  render(<FeedLink path="/templates" />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
