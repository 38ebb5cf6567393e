import * as React from 'react'
import { useMDXComponents } from '@mdx-js/react'
import { act, render, screen } from '@testing-library/react'
import type { mdxComponents } from './content-components'
import { MdxBody } from './mdx-body'

/** Looks its elements up as a compiled MDX page does. */
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

/** As the MDX plugin compiles an image. */
function Picture() {
  const { Image } = useMDXComponents({}) as unknown as typeof mdxComponents
  return <Image src="docs/proof.svg" alt="A proof" />
}

test('an MDX page shows the images that it is given', async () => {
  const file = { publicURL: '/static/proof.svg', childImageSharp: null }
  const page = (
    <MdxBody images={[{ path: 'docs/proof.svg', width: 20, height: 10, file }]}>
      <Picture />
    </MdxBody>
  )
  await act(async () => void render(page))
  expect(screen.getByRole('img', { name: 'A proof' })).toHaveAttribute('src', '/static/proof.svg')
})

test('an MDX page renders its Markdown and its code with the same components', () => {
  render(
    <MdxBody images={[]}>
      <Page />
    </MdxBody>,
  )
  expect(screen.getByRole('link', { name: 'Link to this section: Run' })).toHaveAttribute('href', '#run')
  expect(screen.getByRole('group', { name: 'Shell code' })).toHaveTextContent('npm start')
})
