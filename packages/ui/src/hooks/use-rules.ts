import { useInsertionEffect } from 'react'

/**
 * Applies CSS rules while the component is mounted. Uses a constructed style sheet, because the content security policy only allows the `<style>`
 * elements of the built HTML.
 */
export function useRules(css: string) {
  useInsertionEffect(() => {
    if (css === '') return undefined
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [css])
}
