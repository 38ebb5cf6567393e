import * as React from 'react'
import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { SearchForm } from './search-form'

test('submits to the search page before hydration, and explains that search needs scripts', () => {
  document.body.innerHTML = renderToString(<SearchForm action="/search" onSearch={jest.fn()} />)
  const form = screen.getByRole<HTMLFormElement>('search')
  expect(form).toHaveAttribute('action', '/search')
  expect(form.method).toBe('get')
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'q')
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit')
  expect(form.innerHTML).toContain('Search needs JavaScript. The list below contains every page.')
})
