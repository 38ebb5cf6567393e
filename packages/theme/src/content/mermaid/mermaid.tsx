import * as React from 'react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { escapeHtml } from '@galley/core/escape-html'
import { DIAGRAM_SOURCE } from '@galley/core/mermaid-module'
import { NEEDS_APP } from '@galley/start/marks'
import { useScrollRegion } from '../scroll-region'
import { Zoom } from '../zoom'
import * as S from './mermaid.styles'
import { renderDiagram, type Diagram } from './render-diagram'

/** Distance to the viewport at which a diagram is rendered. */
export const RENDER_AHEAD_PX = 600

interface MermaidProps {
  /** The diagram as it is written. */
  source: string
  /** The caption, which also names it. */
  title?: string
  /** The room kept for it in pixels. @default As much as its source takes. */
  height?: number
  /** @default 'Diagram' */
  label?: string
}

/** Both modes are rendered at once, and the style sheet shows one: a change of mode, and print, render nothing again. */
type Diagrams = Record<'light' | 'dark', Diagram>

/** A diagram. Its source is what is read until it is rendered, and where scripts are off or the source has a mistake. */
export function Mermaid({ source, title, height, label = title ?? 'Diagram' }: MermaidProps) {
  const root = useRef<HTMLElement>(null)
  const id = `diagram${useId().replace(/\W/g, '')}`
  const [diagrams, setDiagrams] = useState<Diagrams>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    const renderBoth = async () => {
      try {
        const light = await renderDiagram(`${id}light`, source, 'light')
        setDiagrams({ light, dark: await renderDiagram(`${id}dark`, source, 'dark') })
        // An editor may have corrected it.
        setProblem(undefined)
      } catch (error) {
        setProblem((error as Error).message)
      }
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void renderBoth()
      },
      { rootMargin: `${RENDER_AHEAD_PX}px 0px` },
    )
    observer.observe(root.current!)
    return () => observer.disconnect()
  }, [id, source])

  const pictures =
    diagrams &&
    (['light', 'dark'] as const).map((mode) => (
      <S.Picture
        key={mode}
        data-mode={mode}
        style={{ '--drawing-width': `${diagrams[mode].width}px` }}
        dangerouslySetInnerHTML={{ __html: nameDiagram(diagrams[mode].svg, label) }}
      />
    ))

  return (
    <S.Figure ref={root} {...{ [NEEDS_APP]: '' }}>
      <S.Frame style={height === undefined ? undefined : { minHeight: height }}>
        {diagrams ? (
          <Zoom label={label} width={2 * diagrams.light.width} large={pictures}>
            <Sideways label={label}>{pictures}</Sideways>
          </Zoom>
        ) : (
          <Source label={label}>{source}</Source>
        )}
      </S.Frame>
      {problem !== undefined && (
        <S.Problem role="alert">
          The diagram cannot be rendered:
          <code>{problem}</code>
        </S.Problem>
      )}
      {title !== undefined && <S.Caption>{title}</S.Caption>}
    </S.Figure>
  )
}

/** Scrolls what is too wide for the page. */
function Sideways({ label, children }: { label: string; children: ReactNode }) {
  const { region } = useScrollRegion<HTMLDivElement>(label)
  return <S.Scroll {...region}>{children}</S.Scroll>
}

function Source({ label, children }: { label: string; children: string }) {
  const { region } = useScrollRegion<HTMLPreElement>(label)
  return (
    <S.Source {...region} {...{ [DIAGRAM_SOURCE]: '' }}>
      <code>{children}</code>
    </S.Source>
  )
}

/** A diagram whose author gave it no `accTitle` is called by its label. */
const nameDiagram = (svg: string, label: string) =>
  svg.includes('aria-labelledby=') ? svg : svg.replace('<svg ', `<svg aria-label="${escapeHtml(label)}" `)
