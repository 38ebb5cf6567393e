import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { AuthorList } from '.'

const FILE = { publicURL: '/static/ada.svg', childImageSharp: null }

test('names each author, with account and link where there are some', () => {
  render(<AuthorList authors={[{ name: 'Ada', username: 'ada', to: 'https://ada.example' }, { name: 'Ben' }]} />)
  const authors = within(screen.getByRole('list', { name: 'Authors' })).getAllByRole('listitem')
  expect(authors.map(({ textContent }) => textContent)).toEqual(['Ada@ada', 'Ben'])
  expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', 'https://ada.example')
})

test('shows a rendered avatar as it is, without reading it out', () => {
  render(<AuthorList authors={[{ name: 'Ada', avatar: { file: FILE } }]} />)
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/static/ada.svg')
})

test('shows a photo in the size that the build made', () => {
  const gatsbyImageData = {
    layout: 'fixed' as const,
    width: 24,
    height: 24,
    images: { fallback: { src: '/static/ada.jpg' } },
  }
  render(
    <AuthorList authors={[{ name: 'Ada', avatar: { file: { ...FILE, childImageSharp: { gatsbyImageData } } } }]} />,
  )
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/static/ada.jpg')
})

test.each([[undefined], [null], [{ file: null }]])('%j is no avatar', (avatar) => {
  render(<AuthorList authors={[{ name: 'Ada', ...(avatar !== undefined && { avatar }) }]} />)
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument()
})
