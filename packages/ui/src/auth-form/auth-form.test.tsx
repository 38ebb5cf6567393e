import * as React from 'react'
import { site } from '@galley/site'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormField } from '../form-field'
import { Textarea } from '../textarea'
import { AuthForm, type AuthFormProps } from '.'

const fields = [
  { name: 'email', label: 'Email', type: 'email', required: true },
  { name: 'password', label: 'Password', type: 'password', required: true },
  { name: 'stay', label: 'Stay signed in', type: 'checkbox' },
] as const

const show = (props: Partial<AuthFormProps> = {}) => {
  const handleSubmit = jest.fn<ReturnType<AuthFormProps['onSubmit']>, Parameters<AuthFormProps['onSubmit']>>()
  render(<AuthForm fields={fields} onSubmit={handleSubmit} {...props} />)
  return handleSubmit
}
const email = () => screen.getByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText(/^Password/)
const submit = () => screen.getByRole('button', { name: 'Continue' })
const fill = async () => {
  await userEvent.type(email(), 'ada@example.org')
  await userEvent.type(password(), 'correct horse')
}

beforeAll(() => Object.assign(globalThis, { reportError: jest.fn() }))

test('submits the values by keyboard', async () => {
  expect(site.texts.continue).toBe('Continue')
  const handleSubmit = show()
  await userEvent.tab()
  await userEvent.keyboard('ada@example.org{Tab}correct horse{Enter}')
  expect(handleSubmit).toHaveBeenCalledWith({ email: 'ada@example.org', password: 'correct horse' })
})

test("shows the browser's error at each field and focuses the first", async () => {
  const handleSubmit = show()
  await userEvent.click(submit())
  expect(handleSubmit).not.toHaveBeenCalled()
  expect(email()).toHaveFocus()
  expect(email()).toBeInvalid()
  expect(email()).toHaveAccessibleDescription(/\w/)
  expect(password()).toBeInvalid()
})

test('shows an error of validate until its field changes', async () => {
  const handleSubmit = show({
    validate: (values) => ({ password: values.password === 'short' ? 'Use at least 8 characters.' : undefined }),
  })
  await userEvent.type(email(), 'ada@example.org')
  await userEvent.type(password(), 'short')
  await userEvent.click(submit())
  expect(password()).toHaveFocus()
  expect(password()).toHaveAccessibleDescription('Use at least 8 characters.')
  await userEvent.type(password(), ' no more')
  expect(password()).toBeValid()
  await userEvent.click(submit())
  expect(handleSubmit).toHaveBeenCalledTimes(1)
})

test('shows a loading state and submits only once', async () => {
  let finish!: () => void
  const handleSubmit = jest.fn(() => new Promise<undefined>((resolve) => (finish = () => resolve(undefined))))
  show({ onSubmit: handleSubmit })
  await fill()
  await userEvent.click(submit())
  await userEvent.type(password(), '{Enter}')
  expect(submit()).toHaveAttribute('aria-busy', 'true')
  expect(handleSubmit).toHaveBeenCalledTimes(1)
  await act(async () => finish())
  expect(submit()).not.toHaveAttribute('aria-busy')
})

test('shows errors that onSubmit returns at their field or above the button', async () => {
  show({ onSubmit: async () => ({ email: 'Nobody is known by this address.', form: 'You are not signed in.' }) })
  await fill()
  await userEvent.click(submit())
  expect(email()).toHaveFocus()
  expect(email()).toHaveAccessibleDescription('Nobody is known by this address.')
  expect(screen.getByRole('alert')).toHaveTextContent('You are not signed in.')
})

test('keeps the values and reports the error when onSubmit rejects', async () => {
  show({ onSubmit: () => Promise.reject(new Error('No network')) })
  await fill()
  await userEvent.click(submit())
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Your entries are kept: try again.')
  expect(email()).toHaveValue('ada@example.org')
  expect(password()).toHaveValue('correct horse')
  expect(reportError).toHaveBeenCalledWith(new Error('No network'))
})

test('renders providers as buttons or links', async () => {
  const handleClick = jest.fn()
  show({
    providers: [
      { label: 'GitHub', icon: 'github', onClick: handleClick },
      { label: 'Single sign-on', to: '/sso' },
    ],
  })
  await userEvent.click(screen.getByRole('button', { name: 'GitHub' }))
  expect(handleClick).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('link', { name: 'Single sign-on' })).toHaveAttribute('href', '/sso')
  expect(screen.getByText('or')).toBeInTheDocument()
})

test('validates a required textarea among the children', async () => {
  const handleSubmit = show({
    fields: [],
    children: (
      <FormField label="Reason" name="reason" required>
        <Textarea />
      </FormField>
    ),
  })
  await userEvent.click(submit())
  expect(handleSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox', { name: /^Reason/ })).toBeInvalid()
})
