import type { Root } from 'mdast'
import type { Point } from 'unist'
import { visit } from 'unist-util-visit'
import {
  checkFile,
  checkHeldContent,
  contentComponents,
  type ContentComponent,
  replacedComponents,
  syntaxComponents,
  type DocumentContext,
} from '../content-compiler'
import { describeIssues } from '../fields'
import { suggest } from '../nearest'
import type { MdxNames } from './check-code'
import { iconsOf, type JsxElement } from './remark-plugins'

/** Components whose attributes are not checked; `PackageManagers` becomes a `CodeGroup`. */
const UNCHECKED = [...syntaxComponents, 'PackageManagers']

const replaced: readonly string[] = replacedComponents
const definitions = Object.values(contentComponents as Record<string, ContentComponent>)
const rendered = definitions.filter(({ component }) => !replaced.includes(component))
const names = [...new Set([...rendered.map(({ component }) => component), ...UNCHECKED])].sort()

/** Reports unknown components, invalid attributes and unknown icons of an MDX document. */
export function checkComponents(tree: Root, context: DocumentContext, { own, tags }: MdxNames) {
  const checkName = (name: string, start: Point | undefined) => {
    if (own.has(name) || names.includes(name)) return
    const remedy = `Import the component, or use one of these: ${names.join(', ')}.`
    context.report(start, `Unknown component "<${name}>".${suggest(name, names)} ${remedy}`)
  }
  for (const { name, start } of tags) checkName(name, start)
  visit(tree, (node, _, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    const [name = '', ...members] = node.name?.split('.') ?? []
    if (!/^[A-Z]/.test(name) && members.length === 0) return
    checkIcons(node, context)
    checkName(name, node.position?.start)
    if (own.has(name) || !names.includes(name)) return
    const component = findDefinition(node, name, context)
    if (!component) return
    checkAttributes(node, component, context)
    if (name === 'Example') checkExampleName(node, context)
    if (name === 'Island')
      checkFile('island', '<Island>', readAttributes(node).known['name'], node.position?.start, context)
    if (component.holds) checkHeldContent(`<${name}>`, component.holds, node, context)
    const around =
      component.parent && (contentComponents as Record<string, ContentComponent>)[component.parent]?.component
    if (around && !(parent && 'name' in parent && parent.name === around))
      context.report(node.position?.start, `"<${name}>" must be directly inside "<${around}>". Move it there.`)
  })
}

/** Returns the definition of a component. If several directives share a component, such as `Callout`, a fixed attribute decides. */
function findDefinition(node: JsxElement, name: string, context: DocumentContext): ContentComponent | undefined {
  const candidates = rendered.filter(({ component }) => component === name)
  const free = candidates.find(({ fixed }) => !fixed)
  const [key] = Object.keys(candidates[0]?.fixed ?? {})
  if (free || key === undefined) return free
  const values = candidates.map(({ fixed }) => fixed![key]!)
  const { known, unknown } = readAttributes(node)
  if (unknown.has(key) || unknown.has('...')) return candidates[0]
  const found = candidates.find(({ fixed }) => fixed![key] === known[key])
  if (!found) {
    const got = known[key] === undefined ? 'nothing' : JSON.stringify(known[key])
    const all = values.map((value) => `"${value}"`).join(', ')
    context.report(node.position?.start, `"<${name}>": "${key}" must be one of ${all}, got ${got}. Correct it.`)
  }
  return found
}

/** Reports an unknown example, and a computed name: the build must know the names, because it only includes the examples that documents use. */
function checkExampleName(node: JsxElement, context: DocumentContext) {
  const { known, unknown } = readAttributes(node)
  const { name } = known
  const start = node.position?.start
  if (typeof name === 'string') checkFile('example', '<Example>', name, start, context)
  else if (unknown.has('name') || unknown.has('...'))
    context.report(
      start,
      '"<Example>": "name" must be a text and not code, so that the build can find the example. Write it in quotes.',
    )
}

/** Returns the literal attributes by name, and the names of computed attributes. "..." stands for spread attributes. */
export function readAttributes({ attributes }: JsxElement) {
  const known: Record<string, unknown> = {}
  const unknown = new Set<string>()
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') unknown.add('...')
    else if (typeof attribute.value === 'string') known[attribute.name] = attribute.value
    else if (attribute.value == null) known[attribute.name] = ''
    else {
      try {
        known[attribute.name] = JSON.parse(attribute.value.value)
      } catch {
        unknown.add(attribute.name)
      }
    }
  }
  return { known, unknown }
}

function checkIcons(node: JsxElement, context: DocumentContext) {
  for (const { value, position } of iconsOf(node)) {
    if (context.findIcon(value)) continue
    const hint = context.suggestIcon?.(value) ?? ''
    context.report((position ?? node.position)?.start, `"<${node.name}>": there is no icon "${value}".${hint}`)
  }
}

function checkAttributes(node: JsxElement, { component, props, fixed }: ContentComponent, context: DocumentContext) {
  const { known, unknown } = readAttributes(node)
  const keys = Object.keys(props.shape)
  const ignored = ['key', 'children', ...Object.keys(fixed ?? {})]
  const icons = iconsOf(node).map(({ name }) => name)
  const input = Object.fromEntries(Object.entries(known).filter(([name]) => !ignored.includes(name)))
  // Only the names of computed attributes can be checked.
  const names = [...unknown].filter((name) => name !== '...' && !ignored.includes(name) && !keys.includes(name))
  const { error } = props.safeParse({ ...input, ...Object.fromEntries(names.map((name) => [name, null])) })
  const issues = error?.issues.filter(
    ({ path: [name] }) =>
      name === undefined ||
      !(icons.includes(String(name)) || unknown.has(String(name)) || (unknown.has('...') && !(name in input))),
  )
  for (const { path, message } of describeIssues(issues ?? [], input, props)) {
    const attribute = node.attributes.find((one) => 'name' in one && one.name === path[0])
    context.report((attribute ?? node).position?.start, `"<${component}>": ${message}`)
  }
}
