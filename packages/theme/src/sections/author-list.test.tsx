import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { AuthorFacts, AuthorList } from './author-list'

const ADA = { title: 'Ada', path: '/authors/ada', description: '' }
const FILE = { publicURL: '/static/ada.svg', childImageSharp: null }

const images = { fallback: { src: '/static/ada.jpg' } }
const gatsbyImageData = { layout: 'fixed' as const, width: 56, height: 56, images }
const photo = { file: { ...FILE, childImageSharp: { gatsbyImageData } } }

test.each([
  ['an SVG avatar unchanged', { file: FILE }, '/static/ada.svg'],
  ['a photo in the size from the build', photo, '/static/ada.jpg'],
])('shows %s, and hides the picture from screen readers', (_, avatar, src) => {
  render(<AuthorList authors={[{ ...ADA, avatar }]} />)
  expect(screen.getByRole('presentation')).toHaveAttribute('src', src)
})

test.each([[undefined], [null], [{ file: null }]])('shows no avatar for %j', (avatar) => {
  render(<AuthorList authors={[{ ...ADA, ...(avatar !== undefined && { avatar }) }]} />)
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument()
})

test('shows account, external pages and further links of an author', () => {
  const links = [{ label: 'Example', to: 'https://ada.example' }]
  const { container } = render(
    <AuthorFacts username="ada" avatar={null} links={links}>
      <a href="/authors/ada/feed.xml">RSS feed</a>
    </AuthorFacts>,
  )
  expect(container).toHaveTextContent('@adaExampleRSS feed')
  expect(screen.getByRole('link', { name: 'Example' })).toHaveAttribute('rel', 'me')
})

test('renders nothing for an author without facts', () => {
  const { container } = render(<AuthorFacts username={null} avatar={null} links={[]} />)
  expect(container).toBeEmptyDOMElement()
})
