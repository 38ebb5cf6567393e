import type { ContentComponent } from '../directive'
import { suggest } from '../nearest'

type Directives = Readonly<Record<string, ContentComponent>>

/**
 * Adds the directives of a site to those of the engine.
 * @param reserved Components that a site's directive must not use.
 * @throws Error for a directive with an invalid or taken name, an invalid component or an unknown parent
 */
export function mergeDirectives<Own extends Directives>(own: Own, added: Directives, reserved: readonly string[]): Own {
  const all: Directives = { ...own, ...added }
  const names = Object.keys(all)
  for (const [name, { component, parent }] of Object.entries(added)) {
    const refuse = (message: string) => {
      throw new Error(`src/markdown.ts: the directive "${name}" ${message}`)
    }
    if (!/^[a-z][a-z\d-]*$/.test(name))
      refuse('needs another name: lower-case letters, digits and hyphens, a letter first.')
    if (Object.hasOwn(own, name)) refuse('exists already. Choose another name.')
    if (!/^[A-Z][A-Za-z\d]*$/.test(component))
      refuse(`names the component "${component}". Start with a capital letter, such as "Quote".`)
    if (reserved.includes(component)) refuse(`names "${component}", a component of the compiler. Choose another name.`)
    if (parent !== undefined && !names.includes(parent))
      refuse(`must be inside "${parent}", which is not a directive.${suggest(parent, names)} Correct "parent".`)
  }
  return all as Own
}
