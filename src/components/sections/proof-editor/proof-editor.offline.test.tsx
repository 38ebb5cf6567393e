import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProofEditor } from '.'

const compileProof = jest.fn()
jest.mock('./compile-proof', () => ({
  compileProof: (text: string) => compileProof(text) as unknown,
  loadCompiler: () => Promise.reject(new Error('offline')),
}))

test('says so when the compiler cannot be fetched, and goes on once it can', async () => {
  render(<ProofEditor />)
  compileProof.mockRejectedValueOnce(new Error('offline'))
  await userEvent.type(screen.getByRole('textbox'), 'a')
  expect(await screen.findByText(/could not be fetched\. Check the connection/)).toBeInTheDocument()

  compileProof.mockResolvedValueOnce({ body: [['p', {}, 'back again']], problems: [] })
  await userEvent.type(screen.getByRole('textbox'), 'b')
  expect(await screen.findByText('back again')).toBeInTheDocument()
  expect(screen.queryByText(/could not be fetched/)).not.toBeInTheDocument()
})

test('a slow answer never replaces that of a later text', async () => {
  let answerFirst: (proof: unknown) => void = () => undefined
  compileProof.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)))
  compileProof.mockResolvedValueOnce({ body: [['p', {}, 'later']], problems: [] })
  render(<ProofEditor />)
  await userEvent.type(screen.getByRole('textbox'), 'a')
  await userEvent.type(screen.getByRole('textbox'), 'b')
  expect(await screen.findByText('later')).toBeInTheDocument()

  answerFirst({ body: [['p', {}, 'earlier']], problems: [] })
  await Promise.resolve()
  expect(screen.queryByText('earlier')).not.toBeInTheDocument()
})
