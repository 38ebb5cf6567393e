import * as React from 'react'
import { act, render } from '@testing-library/react'
import { BrowserHead } from './browser-head'

const contents = (name: string) =>
  [...document.head.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`)].map(({ content }) => content)
const head = () => ({ title: document.title, description: contents('description'), robots: contents('robots') })
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))

/** Replaces the head as Gatsby does for each page. */
function writeHead(title: string, description: string) {
  for (const element of document.head.querySelectorAll('[data-gatsby-head]')) element.remove()
  document.head.insertAdjacentHTML(
    'beforeend',
    `<title data-gatsby-head="true">${title}</title><meta name="description" content="${description}" data-gatsby-head="true">`,
  )
}

async function show(element: React.ReactElement) {
  const result = render(element)
  await settle()
  return result
}

const draft = <BrowserHead title="Better" description="New words." />
const shown = { title: 'Better', description: ['New words.'], robots: ['noindex'] }

beforeEach(() => writeHead('Published', 'Old words.'))

test('replaces title and description, adds "noindex", and restores the published head', async () => {
  const { rerender, unmount } = await show(draft)
  expect(head()).toEqual(shown)
  rerender(<BrowserHead title="Best" description="Other words." />)
  expect(head()).toEqual({ title: 'Best', description: ['Other words.'], robots: ['noindex'] })
  unmount()
  expect(head()).toEqual({ title: 'Published', description: ['Old words.'], robots: [] })
})

test('keeps the published description if the new description is empty', async () => {
  await show(<BrowserHead title="Better" description="" />)
  expect(head()).toEqual({ ...shown, description: ['Old words.'] })
})

test.each([
  ['another page', 'Second', 'Other words.'],
  ['the same page again', 'Published', 'Old words.'],
  ['a page with the same texts', 'Better', 'New words.'],
])(
  'stays in the head when Gatsby writes the head of %s, and restores the head of Gatsby on unmounting',
  async (_page, title, description) => {
    const { unmount } = await show(draft)
    writeHead(title, description)
    await settle()
    expect(head()).toEqual(shown)
    unmount()
    expect(head()).toEqual({ title, description: [description], robots: [] })
  },
)

test('adds no title between two pages', async () => {
  const { unmount } = await show(draft)
  for (const element of document.head.querySelectorAll('[data-gatsby-head]')) element.remove()
  await settle()
  expect(document.head.querySelector('title')).toBeNull()
  writeHead('Second', 'Other words.')
  await settle()
  expect(document.head.querySelectorAll('title')).toHaveLength(1)
  expect(head()).toEqual(shown)
  unmount()
  expect(head()).toEqual({ title: 'Second', description: ['Other words.'], robots: [] })
})

test('keeps a head that Gatsby wrote in the meantime', async () => {
  const { unmount } = await show(draft)
  writeHead('Second', 'Other words.')
  unmount()
  expect(head()).toEqual({ title: 'Second', description: ['Other words.'], robots: [] })
})

test('restores the title of a draft after an error', async () => {
  const { rerender } = await show(draft)
  const error = <BrowserHead title="Not found" description="No such page." />
  rerender(
    <>
      {draft}
      {error}
    </>,
  )
  await settle()
  expect(document.title).toBe('Not found')
  rerender(draft)
  await settle()
  expect(document.title).toBe('Better')
})

test('updates the title in a background tab, which gets no animation frames', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  await show(draft)
  expect(head()).toEqual(shown)
  jest.restoreAllMocks()
})
