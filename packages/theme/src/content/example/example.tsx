import * as React from 'react'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { site } from '@galley/site'
import { onDemand } from '@galley/ui/on-demand'
import * as S from './example.styles'
import { loadExample } from './load-example'

export interface ExampleProps {
  /** File in `src/examples`, without its extension. */
  name: string
  /** Uses the full width, like the sections of a page. @default false */
  wide?: boolean
  /** Highlighted source of the example. */
  children?: ReactNode
}

const parts = new Map<string, ComponentType>()

/** Creates the component of an example once. A new component on each render would make React mount the example again. */
function findPart(name: string) {
  const known = parts.get(name)
  if (known) return known
  const part = onDemand(async () => {
    try {
      return await loadExample(name)
    } catch (error) {
      // A build contains only the examples that its pages use. A draft may use another.
      if ((error as { code?: unknown }).code === 'MODULE_NOT_FOUND') return NextBuild
      throw error
    }
  })
  parts.set(name, part)
  return part
}

const NextBuild = () => <p>{site.texts.exampleLater}</p>

/** A working example above its source. */
export function Example({ name, wide = false, children }: ExampleProps) {
  return (
    <S.Frame>
      <S.Stage role="group" aria-label={site.texts.example} data-wide={wide || undefined}>
        {createElement(findPart(name))}
      </S.Stage>
      {children}
    </S.Frame>
  )
}
