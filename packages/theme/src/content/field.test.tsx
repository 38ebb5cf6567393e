import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { Field, FieldGroup } from './field'

test('renders fields as terms with definitions, and links to a field with an id', () => {
  const { container } = render(
    <FieldGroup title="Options">
      <Field name="limit" type="number" required id="limit">
        How many.
      </Field>
      <Field name="sort" default="desc" deprecated>
        The order.
      </Field>
    </FieldGroup>,
  )
  const [limit, sort] = screen.getAllByRole('term')
  expect(limit).toHaveTextContent('limitnumberrequired')
  expect(sort).toHaveTextContent('sortdeprecateddefault desc')
  expect(screen.getAllByRole('definition').map((text) => text.textContent)).toEqual(['How many.', 'The order.'])
  expect(screen.getByText('Options')).toBeVisible()
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'limit' })])
  expect(screen.getByRole('link')).toHaveAttribute('href', '#limit')
  expect(within(container.querySelector<HTMLElement>('#limit')!).getByText('How many.')).toBeVisible()
})

test('wraps a single field and a nested field in their own lists', () => {
  const { container } = render(
    <Field name="user">
      <Field name="name">Who.</Field>
    </Field>,
  )
  expect(container.querySelectorAll('dl > div > dd > div > dl > div > dt')).toHaveLength(1)
})
