import { MERMAID_MODULE } from '@galley/core/mermaid-module'
import { site } from '@galley/site'
import { modes } from '@galley/tokens/mode-colors'
import { type ColorScale, scaleOf } from '@galley/tokens/scales'
import { theme, type ColorRole } from '@galley/tokens/theme'
import type { Mermaid } from 'mermaid'

export type Mode = keyof typeof modes

/** SVG of a diagram and its full width in pixels. */
export interface Diagram {
  svg: string
  width: number
}

/** Returns the colours of a mode as plain values. Mermaid derives further colours from them, so it cannot use CSS variables. */
function colorsOf(mode: Mode): Record<string, unknown> {
  const [tint, line, strong] = mode === 'light' ? ([100, 400, 600] as const) : ([900, 600, 400] as const)
  const { ground, raised, sunken, lineStrong, textStrong, textMuted } = modes[mode]
  const role = (name: ColorRole): ColorScale => scaleOf(site.colors[name])
  const accents = (['primary', 'secondary', 'warning', 'error', 'info', 'neutral'] as const).map(role)
  const numbered = (name: string, first: number, colorOf: (scale: ColorScale) => string) =>
    Object.fromEntries(accents.map((scale, index) => [`${name}${index + first}`, colorOf(scale)]))
  return {
    darkMode: mode === 'dark',
    fontFamily: theme.font.sans,
    fontSize: '14px',
    background: ground,
    mainBkg: raised,
    nodeBorder: lineStrong,
    primaryColor: role('primary')[tint],
    primaryBorderColor: role('primary')[line],
    primaryTextColor: textStrong,
    secondaryColor: role('secondary')[tint],
    secondaryBorderColor: role('secondary')[line],
    secondaryTextColor: textStrong,
    tertiaryColor: sunken,
    tertiaryBorderColor: lineStrong,
    tertiaryTextColor: textStrong,
    lineColor: textMuted,
    textColor: textStrong,
    clusterBkg: sunken,
    clusterBorder: lineStrong,
    edgeLabelBackground: ground,
    actorBkg: raised,
    actorBorder: lineStrong,
    actorLineColor: lineStrong,
    labelBoxBkgColor: sunken,
    labelBoxBorderColor: lineStrong,
    activationBkgColor: role('primary')[tint],
    activationBorderColor: role('primary')[line],
    noteBkgColor: role('warning')[mode === 'light' ? 50 : 950],
    noteBorderColor: role('warning')[mode === 'light' ? 300 : 800],
    noteTextColor: textStrong,
    errorBkgColor: role('error')[tint],
    errorTextColor: textStrong,
    todayLineColor: role('error')[strong],
    pieStrokeColor: ground,
    pieOuterStrokeColor: lineStrong,
    pieOpacity: '1',
    ...numbered('pie', 1, (scale) => scale[line]),
    ...numbered('cScale', 0, (scale) => scale[tint]),
    ...numbered('cScaleLabel', 0, () => textStrong),
  }
}

/** Mermaid has one global configuration, so diagrams are rendered one after the other. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Renders a diagram in the colours of a mode. Diagrams cannot run scripts or contain links.
 * @throws the error of Mermaid for an invalid source
 */
export function renderDiagram(id: string, source: string, mode: Mode): Promise<Diagram> {
  const rendered = queue.then(async () => {
    const { default: mermaid } = (await import(/* webpackIgnore: true */ MERMAID_MODULE)) as { default: Mermaid }
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      suppressErrorRendering: true,
      theme: 'base',
      themeVariables: colorsOf(mode),
      fontFamily: theme.font.sans,
    })
    // Mermaid measures text, so the fonts must have loaded.
    await document.fonts.ready
    const { svg } = await mermaid.render(id, source)
    return { svg, width: Math.round(Number(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(svg)?.[1] ?? 0)) }
  })
  queue = rendered.catch(() => undefined)
  return rendered
}
