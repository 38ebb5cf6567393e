import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LiveEditor } from '.'

const compileText = jest.fn()
jest.mock('./compile-text', () => ({
  compileText: (text: string) => compileText(text) as unknown,
  loadCompiler: () => Promise.reject(new Error('offline')),
}))

test('says so when the compiler cannot be fetched, and goes on once it can', async () => {
  render(<LiveEditor />)
  compileText.mockRejectedValueOnce(new Error('offline'))
  await userEvent.type(screen.getByRole('textbox'), 'a')
  expect(await screen.findByText(/could not be fetched\. Check the connection/)).toBeInTheDocument()

  compileText.mockResolvedValueOnce({ body: [['p', {}, 'back again']], problems: [] })
  await userEvent.type(screen.getByRole('textbox'), 'b')
  expect(await screen.findByText('back again')).toBeInTheDocument()
  expect(screen.queryByText(/could not be fetched/)).not.toBeInTheDocument()
})

test('a slow answer never replaces that of a later text', async () => {
  let answerFirst: (compiled: unknown) => void = () => undefined
  compileText.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)))
  compileText.mockResolvedValueOnce({ body: [['p', {}, 'later']], problems: [] })
  render(<LiveEditor />)
  await userEvent.type(screen.getByRole('textbox'), 'a')
  await userEvent.type(screen.getByRole('textbox'), 'b')
  expect(await screen.findByText('later')).toBeInTheDocument()

  answerFirst({ body: [['p', {}, 'earlier']], problems: [] })
  await Promise.resolve()
  expect(screen.queryByText('earlier')).not.toBeInTheDocument()
})
