import { Children, isValidElement, type ReactNode } from 'react'
import { createHash } from 'node:crypto'

interface StyleProps {
  dangerouslySetInnerHTML?: { __html: string }
  children?: ReactNode
}

/** The texts of the style elements among the components of a head. */
export function stylesOfHead(components: ReactNode): string[] {
  return Children.toArray(components).flatMap((component) => {
    if (!isValidElement<StyleProps>(component)) return []
    const { dangerouslySetInnerHTML, children } = component.props
    if (component.type !== 'style') return stylesOfHead(children)
    const text = dangerouslySetInnerHTML?.__html ?? children
    return typeof text === 'string' && text !== '' ? [text] : []
  })
}

/** The texts of the style elements in HTML. */
export const stylesOfHtml = (html: string) =>
  Array.from(html.matchAll(/<style[^>]*>([^]+?)<\/style/gi), ([, text]) => text!)

/**
 * The policy of one page for its styles, as its HTML has it: only these style elements apply. It is not in the headers of static hosts, where
 * each page would need a rule of its own.
 */
export function stylePolicy(styles: readonly string[]): string {
  const hashes = [...new Set(styles)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return `${["style-src 'self'", ...hashes].join(' ')}; style-src-attr 'unsafe-inline'`
}
