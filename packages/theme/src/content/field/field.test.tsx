import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Field, FieldGroup } from '.'

const options = (
  <FieldGroup title="Options">
    <Field name="limit" type="number" required id="limit">
      How many.
    </Field>
    <Field name="sort" default="desc" deprecated>
      The order.
    </Field>
  </FieldGroup>
)

test('renders fields as terms with definitions', () => {
  render(options)
  const [limit, sort] = screen.getAllByRole('term')
  expect(limit).toHaveTextContent('limitnumberrequired')
  expect(sort).toHaveTextContent('sortdeprecateddefault desc')
  expect(screen.getAllByRole('definition').map((text) => text.textContent)).toEqual(['How many.', 'The order.'])
  expect(screen.getByText('Options')).toBeVisible()
})

test('links to a field with an id', () => {
  const { container } = render(options)
  expect(screen.getByRole('link', { name: 'limit' })).toHaveAttribute('href', '#limit')
  expect(within(container.querySelector<HTMLElement>('#limit')!).getByText('How many.')).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('wraps a single field and a nested field in their own lists', () => {
  const { container } = render(
    <Field name="user">
      <Field name="name">Who.</Field>
    </Field>,
  )
  expect(container.querySelectorAll('dl > div > dd > div > dl > div > dt')).toHaveLength(1)
})

test('renders on the server without a warning', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(options)).toContain('How many.')
  expect(complain).not.toHaveBeenCalled()
})
