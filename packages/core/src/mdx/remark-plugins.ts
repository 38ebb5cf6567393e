import { parse } from 'acorn'
import type { Root as HastRoot } from 'hast'
import type { Nodes, Root } from 'mdast'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import {
  type ContentEnvironment,
  mathProps,
  type DocumentContext,
  FOOTNOTE_ID_PREFIX,
  headingIdSyntax,
  nameFootnotes,
  nameHeadings,
  takeHeadingIds,
} from '../content-compiler'
import type { Texts } from '../texts'

export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>
export type JsxAttribute = Extract<JsxElement['attributes'][number], { type: 'mdxJsxAttribute' }>

/** Creates a JSX attribute for a JSON value: a quoted text, or an expression for any other value. */
export function toAttribute(name: string, value: unknown): JsxAttribute {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value }
  const code = JSON.stringify(value)
  const estree = parse(`(${code})`, { ecmaVersion: 'latest', sourceType: 'module' })
  const expression = { type: 'mdxJsxAttributeValueExpression', value: code, data: { estree } }
  return { type: 'mdxJsxAttribute', name, value: expression } as JsxAttribute
}

/** Matches a text that may be the name of an icon, but not a path, a URL or a symbol. */
const NAME_FORM = /^[\w-]+(:[\w-]+)?$/

/** Returns the attributes of a component that name an icon: `icon="rocket"`, `trailingIcon="rocket"`, or `name` of an `<Icon>`. */
export const iconsOf = ({ name: component, attributes }: JsxElement): (JsxAttribute & { value: string })[] =>
  /^[A-Z]/.test(component ?? '')
    ? attributes.filter(
        (attribute): attribute is JsxAttribute & { value: string } =>
          attribute.type === 'mdxJsxAttribute' &&
          (/^icon$|Icon$/.test(attribute.name) || (component === 'Icon' && attribute.name === 'name')) &&
          typeof attribute.value === 'string' &&
          NAME_FORM.test(attribute.value),
      )
    : []

/** Remark plugin for MDX that replaces icon names with icons. `checkComponents` reports unknown names. */
export function remarkIcons({ findIcon }: Pick<ContentEnvironment, 'findIcon'>) {
  return (tree: Root) =>
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      for (const attribute of iconsOf(node as JsxElement)) {
        const icon = findIcon(attribute.value)
        if (icon) Object.assign(attribute, toAttribute(attribute.name, icon))
      }
    })
}

const FORMULAS = ['Math', 'MathBlock']

/** Renders the formulas of an MDX document: replaces the attribute `tex` of `<Math tex="a^2" />` with `html`. */
export function renderFormulas(tree: Root, context: DocumentContext) {
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    if (!node.name || !FORMULAS.includes(node.name)) return
    const tex = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'tex')
    if (typeof tex?.value !== 'string') {
      context.report(
        node.position?.start,
        `"<${node.name}>": "tex" must be a formula in quotes, such as tex="a^2". Add it.`,
      )
      return
    }
    const start = tex.position?.start
    const at = start && { line: start.line, column: start.column + 'tex="'.length }
    const { html } = mathProps(tex.value, node.name === 'MathBlock', at, context)
    node.attributes = [{ type: 'mdxJsxAttribute', name: 'html', value: html }]
  })
}

const doNothing = () => undefined

/** Remark plugin for MDX that reads the ids that authors write at the end of headings. `outlineMdx` reports invalid ids. */
export function remarkHeadingIds(this: Processor) {
  headingIdSyntax.call(this)
  return (tree: Root, file: VFile) => takeHeadingIds(tree, String(file), { report: doNothing })
}

/** Rehype plugin for MDX that sets the same ids on headings as `outlineMdx`. */
export const rehypeHeadingIds = () => (tree: HastRoot) => nameHeadings(tree, nameFootnotes(tree))

/** Returns options for remark-rehype that give footnotes the engine's ids and the texts of the site. */
export const footnoteOptions = ({ footnotes, backToContent }: Pick<Texts, 'footnotes' | 'backToContent'>) => ({
  clobberPrefix: FOOTNOTE_ID_PREFIX,
  footnoteLabel: footnotes,
  footnoteBackLabel: backToContent,
})
