import * as React from 'react'
import { useMDXComponents } from '@mdx-js/react'
import { render, screen } from '@testing-library/react'
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

test('an MDX page renders its Markdown and its code with the same components', () => {
  render(
    <MdxBody>
      <Page />
    </MdxBody>,
  )
  expect(screen.getByRole('link', { name: 'Link to this section: Run' })).toHaveAttribute('href', '#run')
  expect(screen.getByRole('group', { name: 'Shell code' })).toHaveTextContent('npm start')
})
