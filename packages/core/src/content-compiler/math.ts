import katex from 'katex'
import type { Point } from 'unist'
import { escapeHtml } from '../escape-html'
import type { DocumentContext } from './document-context'

/** Maximum size of an element in a formula, such as a `\rule`, in em. */
const MAX_SIZE_EM = 50

/** The HTML of a formula, or a problem with its offset in the TeX source. */
export type RenderedMath = { html: string } | { problem: string; offset: number }

/** Renders a TeX formula as HTML with MathML for screen readers. Commands for links, images and styles are a problem. */
export function renderMath(tex: string, displayMode: boolean): RenderedMath {
  let refused: string | undefined
  const trust = ({ command }: { command: string }) => {
    refused ??= command
    return false
  }
  try {
    const html = katex.renderToString(tex, { displayMode, trust, strict: 'ignore', maxSize: MAX_SIZE_EM })
    if (refused === undefined) return { html }
    return { problem: `"${refused}" is not allowed here`, offset: Math.max(0, tex.indexOf(refused)) }
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error
    // KaTeX reports no position for errors during macro expansion.
    const { rawMessage, position } = error as { rawMessage: string; position?: number }
    return { problem: rawMessage.replace(/\.$/, ''), offset: position ?? 0 }
  }
}

/**
 * Returns the props of a formula. Reports an invalid formula, and returns its source as text.
 * @param at Position of the formula's first character.
 */
export function mathProps(tex: string, isBlock: boolean, at: Point | undefined, context: DocumentContext) {
  const rendered = renderMath(tex, isBlock)
  if ('html' in rendered) return { html: rendered.html }
  const before = tex.slice(0, rendered.offset).split('\n')
  const column = (before.at(-1) ?? '').length
  const position = at && {
    line: at.line + before.length - 1,
    column: before.length > 1 ? column + 1 : at.column + column,
  }
  context.report(position, `The formula cannot be read: ${rendered.problem}. Correct it.`)
  return { html: escapeHtml(tex) }
}
