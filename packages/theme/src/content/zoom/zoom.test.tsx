import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Zoom } from '.'

// jsdom has no `showModal` and `close`.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true
  })
  HTMLDialogElement.prototype.close = jest.fn(function (this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  })
})

const proof = (
  <Zoom label="A proof" width={1520} large={<img src="/large.png" alt="A large proof" />}>
    <img src="/small.png" alt="A proof" />
  </Zoom>
)
const openButton = () => screen.getByRole('button', { name: 'Enlarge: A proof' })

test.each([
  ['the button', () => userEvent.click(openButton())],
  ['the picture', () => userEvent.click(screen.getByAltText('A proof'))],
])('%s opens the enlarged content in a named dialog', async (_, open) => {
  render(proof)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await open()
  expect(await screen.findByRole('dialog', { name: 'A proof' })).toHaveAttribute('open')
  expect(screen.getByAltText('A large proof')).toBeVisible()
})

test.each([
  ['its button', () => screen.getByRole('button', { name: 'Close' })],
  ['its content', () => screen.getByAltText('A large proof')],
])('a press on %s closes the dialog and restores scrolling', async (_, target) => {
  render(proof)
  await userEvent.click(openButton())
  await screen.findByRole('dialog')
  expect(document.documentElement.style.overflow).toBe('hidden')
  await userEvent.click(target())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(document.documentElement.style.overflow).toBe('')
})
