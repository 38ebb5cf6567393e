import { useEffect } from 'react'

/**
 * Takes the place of `react-style-singleton`, with which Radix keeps the page behind a dialog from scrolling. That package adds a `<style>`,
 * which the content security policy refuses.
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
