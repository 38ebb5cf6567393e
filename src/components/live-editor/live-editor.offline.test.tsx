import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LiveEditor } from '.'

const compileText = jest.fn()
jest.mock('./compile-text', () => ({
  compileText: (text: string) => compileText(text) as unknown,
  loadCompiler: () => Promise.reject(new Error('offline')),
}))

test('shows why a text could not be compiled, and shows the page of the next text that compiles', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<LiveEditor />)
  const error = new Error('The compiler could not be loaded.')
  compileText.mockRejectedValueOnce(error)
  await userEvent.type(screen.getByRole('textbox'), 'a')
  expect(await screen.findByText('The compiler could not be loaded.')).toBeInTheDocument()
  expect(log).toHaveBeenCalledWith(error)
  log.mockRestore()

  compileText.mockResolvedValueOnce({ body: [['p', {}, 'back again']], problems: [] })
  await userEvent.type(screen.getByRole('textbox'), 'b')
  expect(await screen.findByText('back again')).toBeInTheDocument()
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument()
})
