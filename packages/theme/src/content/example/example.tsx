import * as React from 'react'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { onDemand } from '@galley/ui/on-demand'
import * as S from './example.styles'
import { loadExample } from './load-example'

export interface ExampleProps {
  /** A file of `src/examples`, without its ending. */
  name: string
  /** Gives it the whole width, as a page gives to its sections. @default false */
  wide?: boolean
  /** The example's source, coloured. */
  children?: ReactNode
}

const parts = new Map<string, ComponentType>()

/** Made once, or React would take it for another part each time it renders. */
function findPart(name: string) {
  const known = parts.get(name)
  if (known) return known
  const part = onDemand(async () => {
    try {
      return await loadExample(name)
    } catch (error) {
      // A build has the examples that its pages show. A draft may show another.
      if ((error as { code?: unknown }).code === 'MODULE_NOT_FOUND') return NextBuild
      throw error
    }
  })
  parts.set(name, part)
  return part
}

const NextBuild = () => <p>This example works after the next build.</p>

/** A part of the interface at work, above the code that renders it. */
export function Example({ name, wide = false, children }: ExampleProps) {
  return (
    <S.Frame>
      <S.Stage role="group" aria-label="Working example" data-wide={wide || undefined}>
        {createElement(findPart(name))}
      </S.Stage>
      {children}
    </S.Frame>
  )
}
