import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { AuthorList } from '.'

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

test('shows a photo in the size that the build made', () => {
  const gatsbyImageData = {
    layout: 'fixed' as const,
    width: 56,
    height: 56,
    images: { fallback: { src: '/static/ada.jpg' } },
  }
  render(<AuthorList authors={[{ ...ADA, avatar: { file: { ...FILE, childImageSharp: { gatsbyImageData } } } }]} />)
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/static/ada.jpg')
})

test.each([[undefined], [null], [{ file: null }]])('%j is no avatar', (avatar) => {
  render(<AuthorList authors={[{ ...ADA, ...(avatar !== undefined && { avatar }) }]} />)
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument()
})
