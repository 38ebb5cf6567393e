import * as React from 'react'
import { useMDXComponents } from '@mdx-js/react'
import { act, render, screen } from '@testing-library/react'
import type { mdxComponents } from './content-components'
import { MdxBody } from './mdx-body'

/** Reads its components like a compiled MDX page. */
function Page() {
  const { h2: H2, CodeBlock } = useMDXComponents({}) as unknown as typeof mdxComponents
  const code = { html: '<span class="line">npm start</span>', language: 'bash' }
  return (
    <>
      <H2 id="run">Run</H2>
      <CodeBlock {...code} />
    </>
  )
}

/** An image, as compiled by the MDX plugin. */
function Picture() {
  const { Image } = useMDXComponents({}) as unknown as typeof mdxComponents
  return <Image src="docs/proof.svg" alt="A proof" />
}

test('shows the images of an MDX page', async () => {
  const file = { publicURL: '/static/proof.svg', childImageSharp: null }
  const page = (
    <MdxBody images={[{ path: 'docs/proof.svg', width: 20, height: 10, file }]}>
      <Picture />
    </MdxBody>
  )
  await act(async () => void render(page))
  expect(screen.getByRole('img', { name: 'A proof' })).toHaveAttribute('src', '/static/proof.svg')
})

test('renders Markdown and code of an MDX page with the content components', () => {
  render(
    <MdxBody images={[]}>
      <Page />
    </MdxBody>,
  )
  expect(screen.getByRole('link', { name: 'Link to this section: Run' })).toHaveAttribute('href', '#run')
  expect(screen.getByRole('group', { name: 'Shell code' })).toHaveTextContent('npm start')
})
