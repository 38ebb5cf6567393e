import { useEffect } from 'react'

/**
 * Replaces `react-style-singleton`, with which Radix prevents the page behind a dialog from scrolling. The original adds a `<style>`, which
 * the content security policy forbids.
 * @returns a component whose rules apply while one of its instances is mounted
 */
export function styleSingleton() {
  let instances = 0
  let sheet: CSSStyleSheet | undefined
  return function Rules({ styles }: { styles: string }) {
    useEffect(() => {
      instances += 1
      if (instances === 1) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      }
      return () => {
        instances -= 1
        if (instances === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      }
    }, [styles])
    return null
  }
}
