import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ContentEnvironment } from '../content-compiler'
import { type JsxAttribute, type JsxElement, toAttribute } from './to-attribute'

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
