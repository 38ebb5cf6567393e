import * as React from 'react'
import { setTranslations } from '@galley/core/translations'
import { act, render, screen } from '@testing-library/react'
import { prepareContent } from '../content'
import { CollectionPage } from './collection-pages'

const post = { path: '/blog/first', title: 'First', description: '', date: '2026-11-20', readingMinutes: 4 }

beforeAll(() => prepareContent())

const show = (body: unknown, posts = [post]) => {
  const ada = { path: '/authors/ada', title: 'Ada', description: '', hasDescription: false }
  return act(async () => void render(<CollectionPage collection={{ ...ada, body, images: [], posts }} />))
}
const headings = () => screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)

test('shows a heading between text and articles', async () => {
  await show([['p', {}, 'She draws maps.']])
  expect(headings()).toEqual(['H1 Ada', 'H2 Articles', 'H3 First'])
})

test('shows articles after the title if there is no text', async () => {
  await show(null)
  expect(headings()).toEqual(['H1 Ada', 'H2 First'])
})

test('lists the articles of another language', async () => {
  setTranslations(['de'])
  await show(null, [{ ...post, path: '/de/blog/first' }])
  setTranslations([])
  expect(headings()).toEqual(['H1 Ada', 'H2 First'])
})

test('lists changelog entries after all articles, under their own heading', async () => {
  const entry = { ...post, path: '/changelog/1.0', title: 'First release', date: '2026-12-01' }
  await show(null, [entry, post])
  expect(headings()).toEqual(['H1 Ada', 'H2 First', 'H2 Changelog', 'H3 2026'])
  await show([['p', {}, 'She draws maps.']], [entry])
  expect(headings().slice(-3)).toEqual(['H1 Ada', 'H2 Changelog', 'H3 2026'])
})

test('shows only the text if there are no articles', async () => {
  await show([['p', {}, 'She draws maps.']], [])
  expect(headings()).toEqual(['H1 Ada'])
})
