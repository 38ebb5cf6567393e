// What is left of styled-components in a build: names of classes, and rules that are not in the style sheet.
import { type ComponentType, createElement } from 'react'
import { moduleOrder } from './sheet-url'

type Target = string | ComponentType<object> | StyledPart
type Props = Record<string, unknown>

interface StyledPart {
  (props: Props): unknown
  part: { element: Target; names: string; attributes: object }
}

/** Begins the names of a module's classes, and is as long in all modules. */
const NAME_LENGTH = 3

/** On the server: the rules of each style module that is not in the style sheet. */
const rulesOf = new Map<string, string>()

const isBrowser = typeof document !== 'undefined'
/** In the browser: the modules whose rules came with the page. */
const inPage = new Set(
  isBrowser ? document.querySelector<HTMLElement>('style[data-styles]')?.dataset['styles']?.split(' ') : [],
)

/**
 * Adds the rules of a style module to the page; on the server, to what pages may need. Rules are in the order in which modules are
 * evaluated: after those of the modules that theirs imports.
 */
export function addRules(module: string, css: string) {
  if (!isBrowser) rulesOf.set(module, css)
  else if (!inPage.has(module)) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }
}

/** A component that gives `target` a class. Its attributes win over props, as those of `.attrs()` do. */
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

/** The style modules that a page's HTML needs beside the style sheet, and their rules. */
export function findRules(html: string) {
  const used = new Set<string>()
  for (const [, names] of html.matchAll(/ class="([^"]+)"/g))
    for (const name of names!.split(' ')) used.add(name.slice(0, NAME_LENGTH))
  const modules = moduleOrder.filter((name) => used.has(name) && rulesOf.has(name))
  return { modules, css: modules.map((name) => rulesOf.get(name)).join('') }
}
