import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { SearchForm } from '.'

test('looks for what was typed, by key and by button, and stays on the page', async () => {
  const user = userEvent.setup()
  const onSearch = jest.fn()
  render(<SearchForm action="/search" onSearch={onSearch} />)
  await user.type(screen.getByRole('searchbox', { name: 'Search this site' }), 'redirects{Enter}')
  expect(onSearch).toHaveBeenLastCalledWith('redirects')
  await user.type(screen.getByRole('searchbox'), ' & more')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(onSearch).toHaveBeenLastCalledWith('redirects & more')
  expect(onSearch).toHaveBeenCalledTimes(2)
})

test('an empty line opens the search as well', async () => {
  const onSearch = jest.fn()
  render(<SearchForm action="/search" onSearch={onSearch} />)
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(onSearch).toHaveBeenLastCalledWith('')
})

test('before React it asks the page for it, and without scripts it says what does not work', () => {
  const error = jest.spyOn(console, 'error').mockImplementation()
  document.body.innerHTML = renderToString(<SearchForm action="/search" onSearch={jest.fn()} />)
  const form = screen.getByRole<HTMLFormElement>('search')
  expect(form).toHaveAttribute('action', '/search')
  expect(form.method).toBe('get')
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'q')
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit')
  expect(form.innerHTML).toContain('Searching needs JavaScript. The pages below are all there are.')
  expect(error).not.toHaveBeenCalled()
})
