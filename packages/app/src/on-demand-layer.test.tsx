import * as React from 'react'
import { act, render, screen } from '@testing-library/react'
import { OnDemandLayer } from './on-demand-layer'

const Layer = () => <p>Saved</p>

/** Something that a layer renders, such as a list of toasts. */
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

test('is not fetched while there is nothing to render', async () => {
  const { props } = createSource()
  await act(async () => render(<OnDemandLayer {...props} />))
  expect(props.load).not.toHaveBeenCalled()
})

test('loads with the first thing to render', async () => {
  const { use, props } = createSource()
  await act(async () => render(<OnDemandLayer {...props} />))
  await act(async () => use())
  expect(screen.getByText('Saved')).toBeInTheDocument()
})

test('loads at once for what was there before the page was taken over', async () => {
  const { props } = createSource(true)
  await act(async () => render(<OnDemandLayer {...props} />))
  expect(screen.getByText('Saved')).toBeInTheDocument()
})

test('is tried again when it could not be fetched', async () => {
  const { use, props } = createSource()
  props.load.mockRejectedValueOnce(new Error('No network'))
  await act(async () => render(<OnDemandLayer {...props} />))
  await act(async () => use())
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  await act(async () => use())
  expect(screen.getByText('Saved')).toBeInTheDocument()
})
