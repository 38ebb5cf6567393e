import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { AuthorCards, AuthorFacts, AuthorList } from '.'

const ADA = { title: 'Ada', path: '/authors/ada', description: '' }
const FILE = { publicURL: '/static/ada.svg', childImageSharp: null }

test('names each author, with a link to their page, and the account where there is one', () => {
  render(
    <AuthorList
      authors={[
        { ...ADA, username: 'ada' },
        { ...ADA, title: 'Ben', path: '/authors/ben' },
      ]}
    />,
  )
  const authors = within(screen.getByRole('list', { name: 'Authors' })).getAllByRole('listitem')
  expect(authors.map(({ textContent }) => textContent)).toEqual(['Ada@ada', 'Ben'])
  expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/authors/ada')
})

test('shows a rendered avatar as it is, without reading it out', () => {
  render(<AuthorList authors={[{ ...ADA, avatar: { file: FILE } }]} />)
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/static/ada.svg')
})

const gatsbyImageData = {
  layout: 'fixed' as const,
  width: 56,
  height: 56,
  images: { fallback: { src: '/static/ada.jpg' } },
}
const photo = { file: { ...FILE, childImageSharp: { gatsbyImageData } } }

test('shows a photo in the size that the build made', () => {
  render(<AuthorList authors={[{ ...ADA, avatar: photo }]} />)
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/static/ada.jpg')
})

test.each([[undefined], [null], [{ file: null }]])('%j is no avatar', (avatar) => {
  render(<AuthorList authors={[{ ...ADA, ...(avatar !== undefined && { avatar }) }]} />)
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument()
})

test('a photo beside a long text is not squeezed', () => {
  render(<AuthorCards authors={[{ ...ADA, description: 'Draws maps.', avatar: photo }]} />)
  expect(screen.getByRole('presentation').parentElement).toHaveStyle({ flex: 'none' })
})

test('facts of an author are in one line: account, their pages elsewhere, and further links', () => {
  const links = [{ label: 'Example', to: 'https://ada.example' }]
  const { container } = render(
    <AuthorFacts username="ada" avatar={null} links={links}>
      <a href="/authors/ada/feed.xml">RSS feed</a>
    </AuthorFacts>,
  )
  expect(container).toHaveTextContent('@adaExampleRSS feed')
  expect(screen.getByRole('link', { name: 'Example' })).toHaveAttribute('rel', 'me')
})

test('an author of whom nothing more is known has no line of facts', () => {
  const { container } = render(<AuthorFacts username={null} avatar={null} links={[]} />)
  expect(container).toBeEmptyDOMElement()
})
