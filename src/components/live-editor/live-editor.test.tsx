import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LiveEditor } from '.'

const page = () => within(screen.getByRole('region', { name: 'Page' }))

const replaceText = async (text: string) => {
  const editor = screen.getByRole('textbox', { name: 'Markdown' })
  await userEvent.clear(editor)
  await userEvent.click(editor)
  await userEvent.paste(text)
}

test('the page shows the text that the reader writes', async () => {
  render(<LiveEditor />)
  await replaceText('# Mine\n\nA *written* word.')
  expect(await page().findByRole('heading', { name: 'Mine' })).toBeInTheDocument()
  expect(page().getByText('written').tagName).toBe('EM')
  expect(page().queryByText('Prove it')).not.toBeInTheDocument()
})

test('reports a mistake with its line until the reader corrects the mistake', async () => {
  render(<LiveEditor />)
  await userEvent.click(screen.getByRole('button', { name: 'Make a mistake' }))
  expect(await screen.findByText(/Unknown component ":::tpi"/)).toHaveTextContent('Line 5')
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
  expect(await screen.findByText('Nothing to correct.')).toBeInTheDocument()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toContain(':::tip')
})

test('reports the same mistake twice if a line contains it twice', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<LiveEditor />)
  await replaceText('[one](javascript:a) and [two](javascript:a)')
  expect(await screen.findAllByText(/The link "javascript:a"/)).toHaveLength(2)
  expect(complain).not.toHaveBeenCalled()
  complain.mockRestore()
})
