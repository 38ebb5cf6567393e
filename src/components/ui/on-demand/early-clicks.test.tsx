import * as React from 'react'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { onDemand } from './on-demand'

function Counter() {
  const [count, setCount] = React.useState(0)
  return <button onClick={() => setCount(count + 1)}>{count}</button>
}

test('a press on a button whose code has not loaded counts once it has', async () => {
  const page = (Late: React.ComponentType) => (
    <main>
      <Late />
    </main>
  )
  const container = document.body.appendChild(document.createElement('div'))
  // As the server writes it: a boundary whose content is complete.
  container.innerHTML = '<main><!--$--><button>0</button><!--/$--></main>'
  let arrive: (part: typeof Counter) => void = () => undefined
  await act(async () => {
    hydrateRoot(container, page(onDemand(() => new Promise<typeof Counter>((resolve) => (arrive = resolve)))))
  })
  const button = container.querySelector('button')!
  act(() => button.click())
  expect(button.textContent).toBe('0')
  await act(async () => arrive(Counter))
  expect(container.querySelector('button')).toBe(button)
  expect(button.textContent).toBe('1')
  act(() => button.click())
  expect(button.textContent).toBe('2')
})
