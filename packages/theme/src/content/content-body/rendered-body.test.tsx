import * as React from 'react'
import type { ContentTree } from '@galley/core/content-tree'
import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { RenderedBody } from './rendered-body'

afterEach(() => jest.restoreAllMocks())

const show = (...body: ContentTree) => render(<RenderedBody body={body} images={[]} />)

test('adds a link next to a heading without changing its name', () => {
  show(['h2', { id: 'install' }, 'Install ', ['code', {}, 'galley']])
  expect(screen.getByRole('heading', { level: 2, name: 'Install galley' })).toHaveAttribute('id', 'install')
  expect(screen.getByRole('link', { name: 'Link to this section: Install galley' })).toHaveAttribute('href', '#install')
})

test('adds no link to a heading for screen readers', () => {
  show(['h2', { id: 'footnote-label', className: 'sr-only' }, 'Footnotes'])
  expect(screen.getByRole('heading', { name: 'Footnotes' })).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('keeps the order of nested elements and components', () => {
  show([
    'ul',
    {},
    ['li', {}, 'One ', ['strong', {}, 'two'], ['ul', {}, ['li', {}, 'three ', ['Badge', { color: 'success' }, 'New']]]],
  ])
  const [outer, inner] = screen.getAllByRole('listitem')
  expect(outer).toHaveTextContent('One twothree New')
  expect(within(inner!).getByText('New')).toHaveAttribute('data-color', 'success')
})

test('renders the children of an unknown component', () => {
  show(['Hologram', { depth: 3 }, ['p', {}, 'Still here.']])
  expect(screen.getByText('Still here.')).toBeVisible()
})

test('renders internal and external links, and an anchor without a URL', () => {
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

test('names the checkboxes of a task list by their state', () => {
  show(['ul', {}, ['li', {}, ['input', { type: 'checkbox', checked: true, disabled: true }], ' Write']])
  expect(screen.getByRole('checkbox', { name: 'Done' })).toBeChecked()
})

test('renders nothing for a document without a body', () => {
  const { container } = render(<RenderedBody body={null} images={[]} />)
  expect(container).toHaveTextContent('')
})

test('renders a callout as a note named by its title', () => {
  show(
    ['Callout', { type: 'warning' }, ['p', {}, 'Mind the gap.']],
    ['Callout', { type: 'tip', title: 'Try it' }, ['p', {}, 'Now.']],
  )
  expect(screen.getByRole('note', { name: 'Warning' })).toHaveTextContent('Mind the gap.')
  expect(screen.getByRole('note', { name: 'Try it' })).toHaveTextContent('Now.')
})

test('renders a card with a target as one link', () => {
  show([
    'CardGroup',
    {},
    ['Card', { title: 'Deploy', to: '/docs/deploy' }, ['p', {}, 'Put it online.']],
    ['Card', { title: 'Read' }],
  ])
  expect(screen.getByRole('link', { name: 'Deploy' })).toHaveAttribute('href', '/docs/deploy')
  expect(screen.queryByRole('link', { name: 'Read' })).not.toBeInTheDocument()
})

test('keeps the headings and order of steps', () => {
  show(['Steps', {}, ['Step', {}, ['h3', { id: 'a' }, 'First']], ['Step', {}, ['h3', { id: 'b' }, 'Second']]])
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.id)).toEqual(['a', 'b'])
})

test('makes tables scrollable by keyboard and aligns their columns', () => {
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

  test('in its own paragraph is a figure with caption and size', () => {
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

  test('within a line stays inline', () => {
    render(
      <RenderedBody
        body={[['p', {}, 'A ', ['Image', { src: 'docs/a.svg', alt: 'press' }], ' here']]}
        images={[vector]}
      />,
    )
    expect(screen.getByRole('img', { name: 'press' }).closest('p')).toHaveTextContent('A here')
  })

  test('offers its prepared sizes, also within a line', () => {
    // React's development build warns about the inline script of Gatsby's image.
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

  test('that is missing shows its alternative text', () => {
    render(<RenderedBody body={[['Image', { src: 'docs/b.svg', alt: 'A press' }]]} images={[]} />)
    expect(screen.getByText('A press')).toBeInTheDocument()
  })
})

test('renders on the server without a warning', () => {
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
