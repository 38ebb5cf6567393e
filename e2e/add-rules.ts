import type { Page } from '@playwright/test'

/** Adds CSS rules to a page. The content security policy of the page blocks the `<style>` of Playwright's `addStyleTag`. */
export const addRules = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
