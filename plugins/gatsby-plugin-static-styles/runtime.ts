// Replaces styled-components in a build. It only adds class names, and the rules that are not in the style sheet.
import { type ComponentType, createElement } from 'react'
import { moduleOrder } from './sheet-url'

type Target = string | ComponentType<object> | StyledPart
type Props = Record<string, unknown>

interface StyledPart {
  (props: Props): unknown
  part: { element: Target; names: string; attributes: object }
}

/** Length of a module's name, with which its class names start. */
const NAME_LENGTH = 3

/** On the server: the rules of each style module outside of the style sheet. */
const rulesOf = new Map<string, string>()

const isBrowser = typeof document !== 'undefined'
/** In the browser: the modules whose rules are in the page's HTML. */
const inPage = new Set(
  isBrowser ? document.querySelector<HTMLElement>('style[data-styles]')?.dataset['styles']?.split(' ') : [],
)

/**
 * Adds the rules of a style module to the page. On the server, registers them for `findRules`. Modules call this in the order of
 * evaluation, so rules come after those of the module's imports.
 */
export function addRules(module: string, css: string) {
  if (!isBrowser) rulesOf.set(module, css)
  else if (!inPage.has(module)) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }
}

/** Returns a component that adds a class to `target`. Its attributes take precedence over props, as with `.attrs()`. */
export function part(target: Target, name: string, ownAttributes?: object): StyledPart {
  const base = typeof target === 'function' && 'part' in target ? target.part : undefined
  const element = base?.element ?? target
  const names = base ? `${base.names} ${name}` : name
  const attributes = { ...base?.attributes, ...ownAttributes }
  const Part = (props: Props) => {
    const { as = element, className, ...rest } = { ...props, ...attributes } as Props
    return createElement(as as string, { ...rest, className: className ? `${names} ${className as string}` : names })
  }
  return Object.assign(Part, { part: { element, names, attributes } })
}

/** Finds the style modules whose classes a page's HTML uses, except those in the style sheet. Returns their names and rules. */
export function findRules(html: string) {
  const used = new Set<string>()
  for (const [, names] of html.matchAll(/ class="([^"]+)"/g))
    for (const name of names!.split(' ')) used.add(name.slice(0, NAME_LENGTH))
  const modules = moduleOrder.filter((name) => used.has(name) && rulesOf.has(name))
  return { modules, css: modules.map((name) => rulesOf.get(name)).join('') }
}
