import * as React from 'react'
import type { ContentNode, ContentTree } from '@galley/core/content-tree'
import { useMDXComponents } from '@mdx-js/react'
import { render, screen, within } from '@testing-library/react'
import type { mdxComponents } from '../content-components'
import type { ContentImageFile } from '../content-images'
import { MdxBody, RenderedBody } from './rendered-body'

const show = (body: ContentTree, images: ContentImageFile[] = []) =>
  render(<RenderedBody body={body} images={images} />)

test('adds a link next to each visible heading without changing the name of the heading', () => {
  show([
    ['h2', { id: 'install' }, 'Install ', ['code', {}, 'galley']],
    ['h2', { id: 'footnote-label', className: 'sr-only' }, 'Footnotes'],
  ])
  expect(screen.getByRole('heading', { level: 2, name: 'Install galley' })).toHaveAttribute('id', 'install')
  expect(screen.getByRole('heading', { name: 'Footnotes' })).toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'Link to this section: Install galley' })
  expect(link).toHaveAttribute('href', '#install')
  expect(screen.getAllByRole('link')).toEqual([link])
})

test('keeps the order of nested elements and components', () => {
  const inner: ContentNode = ['ul', {}, ['li', {}, 'three ', ['Badge', { color: 'success' }, 'New']]]
  show([['ul', {}, ['li', {}, 'One ', ['strong', {}, 'two'], inner]]])
  const [outer, nested] = screen.getAllByRole('listitem')
  expect(outer).toHaveTextContent('One twothree New')
  expect(within(nested!).getByText('New')).toHaveAttribute('data-color', 'success')
})

test('renders the children of an unknown component', () => {
  show([['Hologram', { depth: 3 }, ['p', {}, 'Still here.']]])
  expect(screen.getByText('Still here.')).toBeVisible()
})

test('names the checkboxes of a task list by their state', () => {
  show([['input', { type: 'checkbox', checked: true, disabled: true }]])
  expect(screen.getByRole('checkbox', { name: 'Done' })).toBeChecked()
})

test('renders a callout as a note named by its title', () => {
  show([
    ['Callout', { type: 'warning' }, 'Mind the gap.'],
    ['Callout', { type: 'tip', title: 'Try it' }, 'Now.'],
  ])
  expect(screen.getByRole('note', { name: 'Warning' })).toHaveTextContent('Mind the gap.')
  expect(screen.getByRole('note', { name: 'Try it' })).toHaveTextContent('Now.')
})

test('renders a card with a target as one link', () => {
  show([
    ['Card', { title: 'Deploy', to: '/docs/deploy' }, ['p', {}, 'Put it online.']],
    ['Card', { title: 'Read' }],
  ])
  expect(screen.getByRole('link', { name: 'Deploy' })).toHaveAttribute('href', '/docs/deploy')
  expect(screen.queryByRole('link', { name: 'Read' })).not.toBeInTheDocument()
})

test('makes tables scrollable by keyboard and aligns their columns', () => {
  const row = (tag: string, text: string): ContentNode => ['tr', {}, [tag, { align: 'right' }, text]]
  show([['table', {}, ['thead', {}, row('th', 'Size')], ['tbody', {}, row('td', '12')]]])
  expect(screen.getByRole('group', { name: 'Table' })).toHaveAttribute('tabindex', '0')
  expect(screen.getByRole('columnheader', { name: 'Size' })).toHaveAttribute('scope', 'col')
  expect(screen.getByRole('cell', { name: '12' })).toHaveStyle({ textAlign: 'right' })
})

const vector = {
  path: 'docs/a.svg',
  width: 30,
  height: 20,
  file: { publicURL: '/static/a.svg', childImageSharp: null },
}

test('shows an image in its own paragraph as a figure with caption and size', () => {
  show([['Image', { src: 'docs/a.svg', alt: 'A press', title: 'The press', block: true }]], [vector])
  const image = within(screen.getByRole('figure')).getByRole('img', { name: 'A press' })
  expect(image).toHaveAttribute('width', '30')
  expect(image).toHaveAttribute('src', '/static/a.svg')
  expect(screen.getByText('The press')).toBeVisible()
})

test('shows an image within a line inline, with its title as tooltip', () => {
  show([['p', {}, 'A ', ['Image', { src: 'docs/a.svg', alt: 'press', title: 'Tip' }], ' here']], [vector])
  expect(screen.getByRole('img', { name: 'press' }).closest('p')).toHaveTextContent('A here')
  expect(screen.getByRole('img', { name: 'press' })).toHaveAttribute('title', 'Tip')
})

test('offers the sizes of an image that the build prepared', () => {
  const fallback = {
    src: '/static/b-760.png',
    srcSet: '/static/b-380.png 380w, /static/b-760.png 760w',
    sizes: '100vw',
  }
  const gatsbyImageData = { layout: 'constrained' as const, width: 760, height: 400, images: { fallback } }
  const file = { publicURL: null, childImageSharp: { gatsbyImageData } }
  show([['Image', { src: 'docs/b.png', alt: 'Wide' }]], [{ path: 'docs/b.png', width: 760, height: 400, file }])
  expect(screen.getByRole('img', { name: 'Wide' })).toHaveAttribute('srcset', fallback.srcSet)
  expect(screen.getByRole('img', { name: 'Wide' })).toHaveAttribute('height', '400')
})

test('shows the alternative text of a missing image', () => {
  show([['Image', { src: 'docs/b.svg', alt: 'A press' }]])
  expect(screen.getByText('A press')).toBeInTheDocument()
})

test('renders Markdown, code and images of an MDX page with the content components', () => {
  /** Gets its components from the MDX context, as a compiled MDX page does. */
  function Page() {
    const { h2: H2, CodeBlock, Image } = useMDXComponents({}) as unknown as typeof mdxComponents
    return (
      <>
        <H2 id="run">Run</H2>
        <Image src="docs/a.svg" alt="A proof" />
        <CodeBlock html='<span class="line">npm start</span>' language="bash" />
      </>
    )
  }
  render(
    <MdxBody images={[vector]}>
      <Page />
    </MdxBody>,
  )
  expect(screen.getByRole('link', { name: 'Link to this section: Run' })).toHaveAttribute('href', '#run')
  expect(screen.getByRole('group', { name: 'Shell code' })).toHaveTextContent('npm start')
  expect(screen.getByRole('img', { name: 'A proof' })).toHaveAttribute('src', '/static/a.svg')
})
