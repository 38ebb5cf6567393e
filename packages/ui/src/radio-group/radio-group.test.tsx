import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormField } from '../form-field'
import { RadioGroup } from '.'

const plans = [
  'Free',
  { value: 'team', label: 'Team', description: 'Up to ten people.' },
  { value: 'x', label: 'Custom', disabled: true },
]
const radio = (name: string) => screen.getByRole('radio', { name })

test('selects by keyboard and skips disabled options', async () => {
  const handleChange = jest.fn()
  render(<RadioGroup aria-label="Plan" items={plans} defaultValue="Free" onValueChange={handleChange} />)
  await userEvent.tab()
  expect(radio('Free')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(radio('Team')).toBeChecked()
  expect(radio('Team')).toHaveAccessibleDescription('Up to ten people.')
  expect(handleChange).toHaveBeenLastCalledWith('team')
  await userEvent.click(screen.getByText('Custom'))
  expect(radio('Custom')).not.toBeChecked()
})

test('takes label, description and error from the surrounding field, and submits its value', () => {
  render(
    <form aria-label="Order">
      <FormField label="Plan" name="plan" error="Choose one." required>
        <RadioGroup items={plans} defaultValue="team" />
      </FormField>
    </form>,
  )
  const group = screen.getByRole('radiogroup', { name: /^Plan/ })
  expect(group).toHaveAccessibleDescription('Choose one.')
  expect(group).toBeInvalid()
  expect(radio('Free')).toBeRequired()
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('plan')).toBe('team')
})

test('keeps two groups without names apart', async () => {
  render(
    <>
      <RadioGroup aria-label="First" items={['A', 'B']} defaultValue="A" />
      <RadioGroup aria-label="Second" items={['C', 'D']} defaultValue="C" />
    </>,
  )
  await userEvent.click(radio('D'))
  expect(radio('A')).toBeChecked()
})
