import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Textarea } from '.'

const isModern = jest.fn(() => true)
beforeAll(() => Object.assign(globalThis, { CSS: { supports: isModern } }))

test('passes its minimum and maximum lines to the style sheet', () => {
  render(<Textarea aria-label="Summary" autoresize rows={2} maxRows={5} />)
  const { style } = screen.getByRole('textbox')
  expect(style.getPropertyValue('--rows')).toBe('2')
  expect(style.getPropertyValue('--max-rows')).toBe('5')
  expect(style.height).toBe('')
})

test('sets its height in browsers without field-sizing', async () => {
  isModern.mockReturnValueOnce(false)
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(84)
  render(<Textarea aria-label="Summary" autoresize />)
  expect(screen.getByRole('textbox').style.height).toBe('84px')
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(104)
  await userEvent.type(screen.getByRole('textbox'), 'x')
  expect(screen.getByRole('textbox').style.height).toBe('104px')
})
