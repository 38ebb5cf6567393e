import * as React from 'react'
import { act, render, screen } from '@testing-library/react'
import { OnDemandLayer } from './on-demand-layer'

const Layer = () => <p>Saved</p>

/** Stands for the content of a layer, such as a list of toasts. */
function createSource(isUsedAtFirst = false) {
  let isUsed = isUsedAtFirst
  const listeners = new Set<() => void>()
  return {
    use: () => {
      isUsed = true
      for (const listener of listeners) listener()
    },
    props: {
      isUsed: () => isUsed,
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      load: jest.fn(async () => Layer),
    },
  }
}

test('loads at once if it was used before hydration', async () => {
  const { props } = createSource(true)
  await act(async () => render(<OnDemandLayer {...props} />))
  expect(screen.getByText('Saved')).toBeInTheDocument()
})

test('loads again after a failure', async () => {
  const { use, props } = createSource()
  props.load.mockRejectedValueOnce(new Error('No network'))
  await act(async () => render(<OnDemandLayer {...props} />))
  await act(async () => use())
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  await act(async () => use())
  expect(screen.getByText('Saved')).toBeInTheDocument()
})
