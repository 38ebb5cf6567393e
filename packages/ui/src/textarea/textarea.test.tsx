import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Textarea } from '.'

const isModern = jest.fn(() => true)
beforeAll(() => Object.assign(globalThis, { CSS: { supports: isModern } }))

test('sets its height in browsers without field-sizing', async () => {
  isModern.mockReturnValueOnce(false)
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(84)
  render(<Textarea aria-label="Summary" autoresize />)
  expect(screen.getByRole('textbox').style.height).toBe('84px')
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(104)
  await userEvent.type(screen.getByRole('textbox'), 'x')
  expect(screen.getByRole('textbox').style.height).toBe('104px')
})
