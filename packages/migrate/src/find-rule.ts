import type { Dialect, PageTools, Part } from './dialect'
import { noteLost } from './html-tags'

/** Returns the name under which the rules list a component. Nuxt writes "ProseNote" and "prose-note" for "note". */
export function ruleName(dialect: Dialect, name: string): string {
  if (Object.hasOwn(dialect.rules, name) || !dialect.hasInlineComponents) return name
  const kebab = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
  return [kebab, kebab.replace(/^prose-/, '')].find((one) => Object.hasOwn(dialect.rules, one)) ?? name
}

/** Attributes that are left out without a message. */
const SILENT = /^(?:key|default|v-.*|client:.*|@.*)$/

/** Writes a component by its rule, and reports the attributes that the rule does not read. Returns undefined without a rule. */
export function applyRule(dialect: Dialect, part: Part, page: PageTools): string | undefined {
  const name = ruleName(dialect, part.name)
  if (!Object.hasOwn(dialect.rules, name)) return undefined
  const read = new Set<PropertyKey>()
  const attributes = new Proxy(part.attributes, {
    get: (target, name) => (read.add(name), target[name as string]),
    ownKeys(target) {
      for (const name of Object.keys(target)) read.add(name)
      return Reflect.ownKeys(target)
    },
  })
  const text = dialect.rules[name]!({ ...part, attributes }, page)
  const lost = Object.keys(part.attributes).filter((one) => !read.has(one) && !SILENT.test(one))
  if (text !== undefined) noteLost(`"${part.name}"`, lost, page)
  return text
}
