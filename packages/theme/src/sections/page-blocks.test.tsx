import * as React from 'react'
import { act, render, screen, within } from '@testing-library/react'
import { prepareContent } from '../content'
import { PageBlocks, type PageBlock } from './page-blocks'

const LOGO = { path: 'a.svg', width: 40, height: 20, file: { publicURL: '/a.svg', childImageSharp: null } }
const POST = { path: '/blog/a', title: 'An article', description: '', date: '2026-11-20', readingMinutes: 2 }

beforeAll(() => prepareContent())

const show = (blocks: PageBlock[], latestPosts = [POST]) =>
  act(async () => void render(<PageBlocks blocks={blocks} images={[]} latestPosts={latestPosts} />))

test('renders blocks in order, each under its title', async () => {
  await show([
    {
      hero: {
        title: 'A promise',
        lead: 'In short.',
        primary: { label: 'Start', to: '/docs' },
        example: [['p', {}, 'A proof']],
      },
    },
    { features: { title: 'Features', items: [{ icon: 'check', title: 'Fast', text: 'At once.', to: '/fast' }] } },
    { steps: { title: 'Steps', items: [{ title: 'One', text: 'First.', example: [['p', {}, 'An example']] }] } },
    { comparison: { title: 'Compared', products: ['A', 'B'], rows: [{ topic: 'Speed', answers: ['1 s', '9 s'] }] } },
    { text: { title: 'Words', body: [['p', {}, 'A text']] } },
    { text: { body: [['p', {}, 'A text without a title']] } },
    { code: { title: 'Code', lead: 'In a line.', example: [['pre', {}, 'npm start']] } },
    { call: { title: 'Go on', description: 'Now.', links: [{ label: 'Begin', to: '/begin' }] } },
  ])
  const titles = screen.getAllByRole('heading').filter(({ tagName }) => tagName !== 'H3')
  expect(titles.map((title) => title.textContent).join()).toBe('A promise,Features,Steps,Compared,Words,Code,Go on')
  expect(screen.getByRole('link', { name: 'Fast' })).toHaveAttribute('href', '/fast')
  expect(screen.getByRole('table', { name: 'Compared' })).toHaveTextContent('9 s')
  for (const text of ['A proof', 'An example', 'A text', 'A text without a title', 'In a line.', 'npm start'])
    expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Begin' })).toHaveAttribute('href', '/begin')
})

test('shows the source of a quote', async () => {
  await show([
    { quotes: { title: 'Said', items: [{ text: 'Quiet.', name: 'Ada', role: 'Editor', to: 'https://ada.example' }] } },
  ])
  const quote = screen.getByRole('figure')
  expect(within(quote).getByText('Quiet.')).toBeInTheDocument()
  expect(quote).toHaveTextContent('AdaEditor')
  expect(within(quote).getByRole('link', { name: 'Ada' })).toHaveAttribute('href', 'https://ada.example')
})

test('names logos and links them', async () => {
  const items = [
    { name: 'A', image: LOGO, to: 'https://a.example' },
    { name: 'B', image: LOGO },
  ]
  await show([{ logos: { title: 'Used by', items } }])
  const row = within(screen.getByRole('region', { name: 'Used by' }))
  expect(row.getByRole('link', { name: 'A' })).toHaveAttribute('href', 'https://a.example')
  expect(row.getByRole('img', { name: 'B' })).toHaveAttribute('src', '/a.svg')
})

test('inlines a logo in the colour of the text', async () => {
  const svg = { body: '<path fill="currentColor" d="M0 0h8v8"/>', width: 8, height: 4 }
  await show([{ logos: { title: 'Used by', items: [{ name: 'A', image: { ...LOGO, svg } }] } }])
  const logo = screen.getByRole('img', { name: 'A' })
  expect(logo).toHaveAttribute('viewBox', '0 0 8 4')
  expect(logo.querySelector('path')).toHaveAttribute('fill', 'currentColor')
})

test('links the latest articles to their list, and hides an empty block', async () => {
  const posts = { posts: { title: 'News', more: 'All' } }
  await show([posts], [])
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  await show([posts])
  expect(screen.getByRole('link', { name: 'An article' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^All/ })).toHaveAttribute('href', '/blog')
})
