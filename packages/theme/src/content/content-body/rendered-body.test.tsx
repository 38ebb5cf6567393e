import * as React from 'react'
import type { ContentTree } from '@galley/core/content-tree'
import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { RenderedBody } from './rendered-body'

afterEach(() => jest.restoreAllMocks())

const show = (...body: ContentTree) => render(<RenderedBody body={body} images={[]} />)

test('a heading keeps its own words and has a link to itself beside it', () => {
  show(['h2', { id: 'install' }, 'Install ', ['code', {}, 'galley']])
  expect(screen.getByRole('heading', { level: 2, name: 'Install galley' })).toHaveAttribute('id', 'install')
  expect(screen.getByRole('link', { name: 'Link to this section: Install galley' })).toHaveAttribute('href', '#install')
})

test('a heading for screen readers only has no visible link', () => {
  show(['h2', { id: 'footnote-label', className: 'sr-only' }, 'Footnotes'])
  expect(screen.getByRole('heading', { name: 'Footnotes' })).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('nested elements and components keep their order', () => {
  show([
    'ul',
    {},
    ['li', {}, 'One ', ['strong', {}, 'two'], ['ul', {}, ['li', {}, 'three ', ['Badge', { color: 'success' }, 'New']]]],
  ])
  const [outer, inner] = screen.getAllByRole('listitem')
  expect(outer).toHaveTextContent('One twothree New')
  expect(within(inner!).getByText('New')).toHaveAttribute('data-color', 'success')
})

test('a component that the page does not know leaves its words', () => {
  show(['Hologram', { depth: 3 }, ['p', {}, 'Still here.']])
  expect(screen.getByText('Still here.')).toBeVisible()
})

test('links of the site and to elsewhere have their URL; an anchor without one is no link', () => {
  show([
    'p',
    {},
    ['a', { href: '/docs' }, 'Docs'],
    ['a', { href: 'https://example.org' }, 'Else'],
    ['a', { id: 'x' }, 'Anchor'],
  ])
  expect(screen.getByRole('link', { name: 'Docs' })).toHaveAttribute('href', '/docs')
  expect(screen.getByRole('link', { name: 'Else' })).toHaveAttribute('href', 'https://example.org')
  expect(screen.queryByRole('link', { name: 'Anchor' })).not.toBeInTheDocument()
})

test('the boxes of a task list say whether the task is done', () => {
  show(['ul', {}, ['li', {}, ['input', { type: 'checkbox', checked: true, disabled: true }], ' Write']])
  expect(screen.getByRole('checkbox', { name: 'Done' })).toBeChecked()
})

test('a document without a body is empty', () => {
  const { container } = render(<RenderedBody body={null} images={[]} />)
  expect(container).toHaveTextContent('')
})

test('a callout is a note under its title', () => {
  show(
    ['Callout', { type: 'warning' }, ['p', {}, 'Mind the gap.']],
    ['Callout', { type: 'tip', title: 'Try it' }, ['p', {}, 'Now.']],
  )
  expect(screen.getByRole('note', { name: 'Warning' })).toHaveTextContent('Mind the gap.')
  expect(screen.getByRole('note', { name: 'Try it' })).toHaveTextContent('Now.')
})

test('a card is one link over its title; without a target it is none', () => {
  show([
    'CardGroup',
    {},
    ['Card', { title: 'Deploy', to: '/docs/deploy' }, ['p', {}, 'Put it online.']],
    ['Card', { title: 'Read' }],
  ])
  expect(screen.getByRole('link', { name: 'Deploy' })).toHaveAttribute('href', '/docs/deploy')
  expect(screen.queryByRole('link', { name: 'Read' })).not.toBeInTheDocument()
})

test('steps keep their headings and order', () => {
  show(['Steps', {}, ['Step', {}, ['h3', { id: 'a' }, 'First']], ['Step', {}, ['h3', { id: 'b' }, 'Second']]])
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.id)).toEqual(['a', 'b'])
})

test('tables scroll by keyboard and align their columns', () => {
  show([
    'table',
    {},
    ['thead', {}, ['tr', {}, ['th', { align: 'right' }, 'Size']]],
    ['tbody', {}, ['tr', {}, ['td', { align: 'right' }, '12']]],
  ])
  expect(screen.getByRole('group', { name: 'Table' })).toHaveAttribute('tabindex', '0')
  expect(screen.getByRole('columnheader', { name: 'Size' })).toHaveAttribute('scope', 'col')
  expect(screen.getByRole('cell', { name: '12' })).toHaveStyle({ textAlign: 'right' })
})

describe('an image', () => {
  const vector = {
    path: 'docs/a.svg',
    width: 30,
    height: 20,
    file: { publicURL: '/static/a.svg', childImageSharp: null },
  }

  test('by itself is a figure with its caption, sized before it loads', () => {
    render(
      <RenderedBody
        body={[['Image', { src: 'docs/a.svg', alt: 'A press', title: 'The press', block: true }]]}
        images={[vector]}
      />,
    )
    const image = within(screen.getByRole('figure')).getByRole('img', { name: 'A press' })
    expect(image).toHaveAttribute('width', '30')
    expect(image).toHaveAttribute('src', '/static/a.svg')
    expect(screen.getByText('The press')).toBeVisible()
  })

  test('within a line stays in it', () => {
    render(
      <RenderedBody
        body={[['p', {}, 'A ', ['Image', { src: 'docs/a.svg', alt: 'press' }], ' here']]}
        images={[vector]}
      />,
    )
    expect(screen.getByRole('img', { name: 'press' }).closest('p')).toHaveTextContent('A here')
  })

  test('with prepared sizes offers them, and within a line too', () => {
    // Gatsby's image brings an inline script, of which React warns in development.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const fallback = {
      src: '/static/b-760.png',
      srcSet: '/static/b-380.png 380w, /static/b-760.png 760w',
      sizes: '100vw',
    }
    const gatsbyImageData = { layout: 'constrained' as const, width: 760, height: 400, images: { fallback } }
    const raster = {
      path: 'docs/b.png',
      width: 760,
      height: 400,
      file: { publicURL: null, childImageSharp: { gatsbyImageData } },
    }
    render(
      <RenderedBody
        body={[
          ['Image', { src: 'docs/b.png', alt: 'Alone', block: true }],
          ['p', {}, ['Image', { src: 'docs/b.png', alt: 'Inline', title: 'Tip' }]],
        ]}
        images={[raster]}
      />,
    )
    expect(within(screen.getByRole('figure')).getByAltText('Alone')).toBeInTheDocument()
    const inline = screen.getByRole('img', { name: 'Inline' })
    expect(inline).toHaveAttribute('srcset', fallback.srcSet)
    expect(inline).toHaveAttribute('height', '400')
    expect(inline).toHaveAttribute('title', 'Tip')
  })

  test('that the data layer lacks leaves its words', () => {
    render(<RenderedBody body={[['Image', { src: 'docs/b.svg', alt: 'A press' }]]} images={[]} />)
    expect(screen.getByText('A press')).toBeInTheDocument()
  })
})

test('the server renders the same without a complaint', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const html = renderToString(
    <RenderedBody
      body={[
        ['p', {}, 'One ', ['a', { href: 'https://example.org' }, 'link']],
        ['ul', {}, ['li', {}, 'item']],
        ['Tabs', {}, ['Tab', { label: 'a' }, 'in a']],
      ]}
      images={[]}
    />,
  )
  expect(html).toContain('href="https://example.org"')
  expect(html).toContain('in a')
  expect(complain).not.toHaveBeenCalled()
})
