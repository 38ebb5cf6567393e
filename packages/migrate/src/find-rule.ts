import type { Dialect, PageTools, Part, Rule } from './dialect'

/** Returns the name under which the rules list a component. Nuxt writes "ProseNote" and "prose-note" for "note". */
export function ruleName(dialect: Dialect, name: string): string {
  if (Object.hasOwn(dialect.rules, name) || !dialect.hasInlineComponents) return name
  const kebab = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
  return [kebab, kebab.replace(/^prose-/, '')].find((one) => Object.hasOwn(dialect.rules, one)) ?? name
}

const findRule = (dialect: Dialect, name: string): Rule | undefined => {
  const known = ruleName(dialect, name)
  return Object.hasOwn(dialect.rules, known) ? dialect.rules[known] : undefined
}

/** Attributes without text for readers. */
const SILENT = /^(?:key|default|v-.*|client:.*|@.*)$/

/** Writes a component by its rule, and reports the attributes that the rule does not read. Returns undefined without a rule. */
export function applyRule(dialect: Dialect, part: Part, page: PageTools): string | undefined {
  const rule = findRule(dialect, part.name)
  if (!rule) return undefined
  const read = new Set<PropertyKey>()
  const attributes = new Proxy(part.attributes, {
    get: (target, name) => (read.add(name), target[name as string]),
    ownKeys(target) {
      for (const name of Object.keys(target)) read.add(name)
      return Reflect.ownKeys(target)
    },
  })
  const text = rule({ ...part, attributes }, page)
  const lost =
    text === undefined ? [] : Object.keys(part.attributes).filter((one) => !read.has(one) && !SILENT.test(one))
  if (lost.length > 0)
    page.note(`${lost.map((one) => `"${one}"`).join(', ')} of "${part.name}" has no counterpart here. It is left out.`)
  return text
}
