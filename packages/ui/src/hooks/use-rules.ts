import { useInsertionEffect } from 'react'

/**
 * CSS rules that apply while a component is mounted. The content security policy knows the `<style>` elements of the built HTML alone; it
 * does not concern style sheets that scripts make.
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
