import { join } from 'node:path'
import { GLOBAL_STYLE, Part, type StyleModule } from './style-module'

const RUNTIME = join(__dirname, 'runtime.ts')

/**
 * Writes the replacement of a style module, with its components and its exported strings, numbers and booleans.
 * @param rules CSS that the code adds to the page.
 */
export function writeCode(module: StyleModule, projectDir: string, rules = '') {
  const imports = [`import { addRules, part } from ${JSON.stringify(RUNTIME)}`]
  const importAs = (name: string, from: string) => {
    const local = `i${imports.length}`
    imports.push(`import { ${name} as ${local} } from ${JSON.stringify(from)}`)
    return local
  }
  const nameOf = (part: Part) => {
    if (part.home === module) return `p${module.parts.indexOf(part)}`
    const [name] = Object.entries(part.home.exports).find(([, value]) => value === part) ?? []
    if (name) return importAs(name, join(projectDir, part.home.file))
    throw new Error(`${module.file} styles a component that ${part.home.file} does not export. Export it there.`)
  }
  const targetOf = ({ target }: Part) => {
    if (typeof target === 'string') return JSON.stringify(target)
    if (target instanceof Part) return nameOf(target)
    const [name, ...fields] = target.path
    return [importAs(name!, target.module), ...fields].join('.')
  }
  const valueOf = (value: unknown) => {
    if (value instanceof Part) return nameOf(value)
    if (value === GLOBAL_STYLE) return '() => null'
    // Only style modules use fragments and functions, which are already evaluated.
    return ['string', 'number', 'boolean'].includes(typeof value) ? JSON.stringify(value) : 'undefined'
  }
  const parts = module.parts.map((part, index) => {
    const attributes = part.attributes ? `, ${JSON.stringify(part.attributes)}` : ''
    return `const p${index} = /*#__PURE__*/ part(${targetOf(part)}, "${part.name}"${attributes})`
  })
  const exports = Object.entries(module.exports).map(([name, value]) => `export const ${name} = ${valueOf(value)}`)
  const effects = rules === '' ? [] : [`addRules("${module.name}", ${JSON.stringify(rules)})`]
  return [...imports, ...effects, ...parts, ...exports, ''].join('\n')
}
