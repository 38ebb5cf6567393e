import { Children, isValidElement, type ReactNode } from 'react'
import { createHash } from 'node:crypto'

interface StyleProps {
  dangerouslySetInnerHTML?: { __html: string }
  children?: ReactNode
}

/** Returns the text of each style element among the components of a head. */
export function stylesOfHead(components: ReactNode): string[] {
  return Children.toArray(components).flatMap((component) => {
    if (!isValidElement<StyleProps>(component)) return []
    const { dangerouslySetInnerHTML, children } = component.props
    if (component.type !== 'style') return stylesOfHead(children)
    const text = dangerouslySetInnerHTML?.__html ?? children
    return typeof text === 'string' && text !== '' ? [text] : []
  })
}

/** Returns the text of each style element in HTML. */
export const stylesOfHtml = (html: string) =>
  Array.from(html.matchAll(/<style[^>]*>([^]+?)<\/style/gi), ([, text]) => text!)

/**
 * Returns the content security policy for a page's styles, which allows only these style elements. It belongs in the page's HTML, because
 * static hosts would need a separate header rule for each page.
 */
export function stylePolicy(styles: readonly string[]): string {
  const hashes = [...new Set(styles)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return `${["style-src 'self'", ...hashes].join(' ')}; style-src-attr 'unsafe-inline'`
}
