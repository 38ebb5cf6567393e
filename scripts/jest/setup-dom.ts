import React from 'react'
import '@testing-library/jest-dom'
import { TextDecoder } from 'node:util'
import { readChoices } from '@galley/start/chosen-tabs'
import { type ColorModeStore, createColorModeStore } from '@galley/start/color-mode-store'
import ownIcons from '@galley/ui/icon/interface-icons.json'
import { setOwnIcons } from '@galley/ui/icon/own-icons'
import { installComputedStyle } from './computed-style'

installComputedStyle(window)

// React takes a stack trace for each of the first 10,000 elements it creates, for its warnings. That costs a tenth of a suite's time.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object,
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set() {} },
)

// styled-components adds rules one by one, as in a build. Otherwise jsdom would parse all rules again for each new rule.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false })

// jsdom does not have this class.
Object.assign(globalThis, { TextDecoder })

// jsdom does not apply constructed style sheets.
globalThis.CSSStyleSheet = class {
  readonly element = document.createElement('style')
  private rules: CSSRule[] = []
  get cssRules() {
    return this.rules
  }
  replaceSync(css: string) {
    this.element.textContent = css
    // jsdom does not parse the styles of an element outside the document.
    const parsed = document.head.appendChild(this.element.cloneNode(true)) as HTMLStyleElement
    this.rules = [...parsed.sheet!.cssRules]
    parsed.remove()
  }
} as unknown as typeof CSSStyleSheet
let adopted: { element: Element }[] = []
Object.defineProperty(document, 'adoptedStyleSheets', {
  get: () => adopted,
  set: (sheets: { element: Element }[]) => {
    for (const { element } of adopted) element.remove()
    adopted = sheets
    document.head.append(...adopted.map(({ element }) => element))
  },
})

// jsdom has no layout, so sizes and visibility never change.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView = () => undefined

// Icons render immediately, as on the server.
setOwnIcons(ownIcons)

// Sets up the page as the scripts of `packages/start/src` do. The store is created on first use,
// after a suite has set the preferences of the device.
let store: ColorModeStore | undefined
Object.defineProperty(window, 'colorMode', {
  configurable: true,
  get: () => (store ??= createColorModeStore()),
  set: (own: ColorModeStore) => {
    store = own
  },
})
Object.assign(window, { readTabChoices: readChoices, replayEarlyEvents: () => undefined })
