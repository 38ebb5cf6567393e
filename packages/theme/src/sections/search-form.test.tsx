import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { SearchForm } from './search-form'

test('searches for the typed text by key and button, without leaving the page', async () => {
  const user = userEvent.setup()
  const onSearch = jest.fn()
  render(<SearchForm action="/search" onSearch={onSearch} />)
  await user.type(screen.getByRole('searchbox', { name: 'Search this site' }), 'redirects{Enter}')
  expect(onSearch).toHaveBeenLastCalledWith('redirects')
  await user.type(screen.getByRole('searchbox'), ' & more')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(onSearch).toHaveBeenLastCalledWith('redirects & more')
  await user.clear(screen.getByRole('searchbox'))
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(onSearch).toHaveBeenLastCalledWith('')
  expect(onSearch).toHaveBeenCalledTimes(3)
})

test('submits to the search page before hydration, and explains that search needs scripts', () => {
  document.body.innerHTML = renderToString(<SearchForm action="/search" onSearch={jest.fn()} />)
  const form = screen.getByRole<HTMLFormElement>('search')
  expect(form).toHaveAttribute('action', '/search')
  expect(form.method).toBe('get')
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'q')
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit')
  expect(form.innerHTML).toContain('Search needs JavaScript. The list below contains every page.')
})
