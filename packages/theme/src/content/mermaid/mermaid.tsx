import * as React from 'react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { escapeHtml } from '@galley/core/escape-html'
import { DIAGRAM_SOURCE } from '@galley/core/mermaid-module'
import { site } from '@galley/site'
import { NEEDS_APP } from '@galley/start/marks'
import { useScrollRegion } from '../use-scroll-region'
import { Zoom } from '../zoom'
import * as S from './mermaid.styles'
import { renderDiagram, type Diagram } from './render-diagram'

/** Distance from the viewport at which a diagram is rendered. */
export const RENDER_AHEAD_PX = 600

interface MermaidProps {
  /** Mermaid code. */
  source: string
  /** Caption and accessible name. */
  title?: string
  /** Reserved height in pixels. @default the height of the source */
  height?: number
  /** Accessible name. @default the title, or 'Diagram' */
  label?: string
}

/** Both modes are rendered at once and the style sheet shows one, so that a change of mode and print need no new rendering. */
type Diagrams = Record<'light' | 'dark', Diagram>

/** A Mermaid diagram. Shows the source until the diagram is rendered, without scripts, and if the source has an error. */
export function Mermaid({ source, title, height, label = title ?? site.texts.diagram }: MermaidProps) {
  const root = useRef<HTMLElement>(null)
  const id = `diagram${useId().replace(/\W/g, '')}`
  const [diagrams, setDiagrams] = useState<Diagrams>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    const renderBoth = async () => {
      try {
        const light = await renderDiagram(`${id}light`, source, 'light')
        setDiagrams({ light, dark: await renderDiagram(`${id}dark`, source, 'dark') })
        // An editor may have corrected the source.
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
          {site.texts.diagramFailed}
          <code>{problem}</code>
        </S.Problem>
      )}
      {title !== undefined && <S.Caption>{title}</S.Caption>}
    </S.Figure>
  )
}

/** Scrolls a diagram that is wider than the page. */
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

/** Adds the label as accessible name, unless the source sets `accTitle`. */
const nameDiagram = (svg: string, label: string) =>
  svg.includes('aria-labelledby=') ? svg : svg.replace('<svg ', `<svg aria-label="${escapeHtml(label)}" `)

/** Renders the diagrams in printed HTML, where no component runs. A diagram with an error stays as its source. */
export async function renderDiagrams(root: HTMLElement) {
  const sources = [...root.querySelectorAll(`[${DIAGRAM_SOURCE}]`)]
  for (const [index, source] of sources.entries()) {
    try {
      source.outerHTML = (await renderDiagram(`printed-diagram-${index}`, source.textContent, 'light')).svg
    } catch (error) {
      console.warn(error)
    }
  }
}
