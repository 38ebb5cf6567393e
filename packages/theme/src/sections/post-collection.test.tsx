import * as React from 'react'
import { act, render, screen } from '@testing-library/react'
import { prepareContent } from '../content'
import { PostCollection } from './post-collection'

const post = {
  path: '/blog/first',
  title: 'First',
  description: '',
  date: '2026-11-20',
  readingMinutes: 4,
}

beforeAll(() => prepareContent())

const show = (body: unknown, posts = [post]) =>
  act(
    async () =>
      void render(
        <PostCollection title="Ada" description="" hasDescription={false} body={body} images={[]} posts={posts} />,
      ),
  )
const headings = () => screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)

test('a text about them ends where the articles begin', async () => {
  await show([['p', {}, 'She draws maps.']])
  expect(headings()).toEqual(['H1 Ada', 'H2 Articles', 'H3 First'])
})

test('without a text, the articles follow the opening', async () => {
  await show(null)
  expect(headings()).toEqual(['H1 Ada', 'H2 First'])
})

test('entries of the changelog come after all articles, under a title of their own', async () => {
  const entry = { ...post, path: '/changelog/1.0', title: 'First release', date: '2026-12-01' }
  await show(null, [entry, post])
  expect(headings()).toEqual(['H1 Ada', 'H2 First', 'H2 Changelog', 'H3 2026'])
  await show([['p', {}, 'She draws maps.']], [entry])
  expect(headings().slice(-3)).toEqual(['H1 Ada', 'H2 Changelog', 'H3 2026'])
})

test('a text without articles is alone', async () => {
  await show([['p', {}, 'She draws maps.']], [])
  expect(headings()).toEqual(['H1 Ada'])
})
