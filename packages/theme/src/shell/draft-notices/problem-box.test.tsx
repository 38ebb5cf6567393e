import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MAX_OPEN, ProblemBox } from './problem-box'

const style = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join()
const problem = { file: 'docs/a.md', line: 4, column: 7, message: '"date" must be a date, got "soon".' }

test('marks a problem in the text, and moves the reader there', async () => {
  const marked = { ...problem, mark: '4:7', message: 'The link "a" leads\nto </style>.' }
  render(
    <>
      <p data-problem="4:7">Words</p>
      <ProblemBox problems={[marked, { ...marked, message: 'Another.' }]} />
    </>,
  )
  expect(style()).toContain(
    '[data-problem="4:7"]::after{content:"The link \\22 a\\22  leads\\a to \\3c /style>.\\a Another."}',
  )
  const words = screen.getByText('Words')
  const scroll = (words.scrollIntoView = jest.fn())
  await userEvent.click(screen.getAllByRole('button', { name: 'Show in the page' })[0]!)
  expect(words).toHaveFocus()
  expect(scroll).toHaveBeenCalledWith({ block: 'center' })
})

test('marks a broken link only in the text', async () => {
  render(
    <>
      <main>
        <a href="/docs/nowhere">There</a>
        <nav>
          <a href="/docs/nowhere">Menu</a>
        </nav>
      </main>
      <ProblemBox problems={[{ ...problem, href: '/docs/nowhere' }]} />
    </>,
  )
  const [, marked] = /\}(main a[^{]+)::after/.exec(style()) ?? []
  expect([...document.querySelectorAll(String(marked))].map(({ textContent }) => textContent)).toEqual(['There'])
  await userEvent.click(screen.getByRole('button', { name: 'Show in the page' }))
  expect(screen.getByText('There')).toHaveFocus()
})

test('moves the reader to the heading of a problem without a mark', async () => {
  render(
    <>
      <h2 id="dry">Dry</h2>
      <ProblemBox problems={[{ ...problem, anchor: 'dry' }, problem]} />
    </>,
  )
  screen.getByText('Dry').scrollIntoView = jest.fn()
  await userEvent.click(screen.getByRole('button', { name: 'Show in the page' }))
  expect(screen.getByText('Dry')).toHaveFocus()
})

test('links a problem to its line in an editor', () => {
  render(
    <ProblemBox problems={[{ ...problem, file: 'docs/a b.md' }]} editorUrl="vscode://file/x/{file}:{line}:{column}" />,
  )
  expect(screen.getByRole('link', { name: 'docs/a b.md:4:7' })).toHaveAttribute(
    'href',
    'vscode://file/x/docs/a%20b.md:4:7',
  )
})

test('collapses all but the first problems', () => {
  const problems = Array.from({ length: MAX_OPEN + 2 }, (_, index) => ({ ...problem, line: index + 1 }))
  render(<ProblemBox problems={problems} />)
  expect(screen.getByText('2 more').closest('details')).not.toHaveAttribute('open')
  expect(screen.getByText('docs/a.md:5:7').closest('details')).not.toBeNull()
  expect(screen.getByText('docs/a.md:3:7').closest('details')).toBeNull()
})
