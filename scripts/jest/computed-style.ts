/** Initial values of the inherited properties that are computed here. */
const INHERITED: Partial<Record<string, string>> = { 'pointer-events': 'auto', visibility: 'visible' }

/** The properties that Testing Library, Radix and Floating UI read of many elements. jsdom returns their values as the style sheet has them. */
const QUICK_PROPERTIES = [
  ...Object.keys(INHERITED),
  ...['animation-name', 'direction', 'display', 'opacity', 'overflow', 'overflow-x', 'overflow-y', 'position'],
]
const quickNames = new Map(
  QUICK_PROPERTIES.flatMap((property) => {
    const camelCase = property.replaceAll(/-./g, (letter) => letter.slice(1).toUpperCase())
    return [property, camelCase].map((name) => [name, property] as const)
  }),
)

interface Setting {
  rule: CSSStyleRule
  value: string
  order: number
}

/**
 * The rules of a sheet that set a property. The key is the class or tag in the last part of their selectors, or `*` for a selector without class and
 * tag.
 */
type Settings = Map<string, Map<string, Setting[]>>

/** Returns the class or tag that an element must have to match, or `*`. */
function findKey(selector: string) {
  const last = selector.split(/[\s>+~]+/).at(-1)!
  if (last.includes('\\')) return '*'
  return /\.[\w-]+/.exec(last)?.[0] ?? /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() ?? '*'
}

function findKeys(selectors: string) {
  let plain = selectors.replaceAll(/\[[^\]]*\]/g, '')
  while (/\([^()]*\)/.test(plain)) plain = plain.replaceAll(/\([^()]*\)/g, '')
  return new Set(plain.split(',').map((selector) => findKey(selector.trim())))
}

function sortSettings(rules: CSSRule[]): Settings {
  const settings: Settings = new Map(QUICK_PROPERTIES.map((property) => [property, new Map()]))
  // jsdom applies the rules for screens, and no other conditional rules.
  const applied = rules.flatMap((rule) => {
    if (!('media' in rule)) return [rule]
    const { media, cssRules } = rule as CSSMediaRule
    return Array.from(media).includes('screen') ? [...cssRules] : []
  }) as Partial<CSSStyleRule>[]
  for (const [order, rule] of applied.entries()) {
    if (!rule.selectorText || !rule.style) continue
    for (const [property, byKey] of settings) {
      const value = rule.style.getPropertyValue(property)
      if (!value) continue
      for (const key of findKeys(rule.selectorText)) {
        byKey.set(key, [...(byKey.get(key) ?? []), { rule: rule as CSSStyleRule, value, order }])
      }
    }
  }
  return settings
}

const sorted = new WeakMap<CSSStyleSheet, { rules: CSSRule[]; settings: Settings }>()

function settingsOf(sheet: CSSStyleSheet) {
  const rules = sheet.cssRules as unknown as CSSRule[]
  const known = sorted.get(sheet)
  if (known?.rules.length === rules.length && known.rules.every((rule, index) => rule === rules[index])) {
    return known.settings
  }
  const settings = sortSettings([...rules])
  sorted.set(sheet, { rules: [...rules], settings })
  return settings
}

function isMatch(element: Element, { rule }: Setting) {
  try {
    return element.matches(rule.selectorText)
  } catch {
    // A selector that jsdom cannot read.
    return false
  }
}

/** Returns the value that the last matching rule of the document sets. Like jsdom, it does not compare specificity. */
function readRules(element: Element, property: string) {
  const keys = ['*', element.localName.toLowerCase(), ...Array.from(element.classList, (name) => `.${name}`)]
  for (const sheet of Array.from(element.ownerDocument.styleSheets).toReversed()) {
    const settings = settingsOf(sheet).get(property)!
    const candidates = keys.flatMap((key) => settings.get(key) ?? []).toSorted((a, b) => b.order - a.order)
    const last = candidates.find((setting) => isMatch(element, setting))
    if (last) return last.value
  }
  return undefined
}

/**
 * Replaces jsdom's `getComputedStyle`, which matches every rule and parses every declaration of an element before it answers. The properties above
 * are computed one by one, from the rules that set them. All others come from jsdom.
 */
export function installComputedStyle(window: Window & typeof globalThis) {
  const computeInJsdom = window.getComputedStyle
  const blank = window.document.implementation.createHTMLDocument()
  const defaults = new Map<string, CSSStyleDeclaration>()

  /** Returns the value of jsdom's own style sheet, where only the tag and three attributes decide. */
  function readDefault(element: Element, property: string) {
    const attributes = ['hidden', 'open', 'type'].filter((name) => element.hasAttribute(name))
    const values = attributes.map((name) => [name, element.getAttribute(name)!] as const)
    const key = JSON.stringify([element.namespaceURI, element.localName, values])
    const known = defaults.get(key)
    if (known) return known.getPropertyValue(property)
    const copy = blank.createElementNS(element.namespaceURI, element.localName)
    for (const [name, value] of values) copy.setAttribute(name, value)
    const style = computeInJsdom(copy)
    defaults.set(key, style)
    return style.getPropertyValue(property)
  }

  function compute(element: Element, property: string): string {
    const inline = element.hasAttribute('style') && (element as HTMLElement).style.getPropertyValue(property)
    const value = inline || readRules(element, property)
    if (value && value !== 'unset') return value
    const initial = INHERITED[property]
    if (initial !== undefined) return element.parentElement ? compute(element.parentElement, property) : initial
    return value ? '' : readDefault(element, property)
  }

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return computeInJsdom(element, pseudoElement)
    let whole: CSSStyleDeclaration | undefined
    const readWhole = () => (whole ??= computeInJsdom(element))
    const readQuick = (name: string) => {
      const property = quickNames.get(name)
      return property === undefined ? undefined : compute(element, property)
    }
    const getPropertyValue = (name: string) => readQuick(name) ?? readWhole().getPropertyValue(name)
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return getPropertyValue
        const quick = readQuick(String(name))
        if (quick !== undefined) return quick
        const value: unknown = Reflect.get(readWhole(), name)
        return typeof value === 'function' ? (value.bind(readWhole()) as unknown) : value
      },
    })
  }
}
