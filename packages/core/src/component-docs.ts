import { z } from 'zod'
import props from './component-props.json'
import { type ComponentProp, contentComponents } from './content-compiler'

const asCode = (text: string) => `\`${text}\``
/** A default is a value, such as `'md'`, or a text that says what it depends on. */
const asValue = (text: string) => (/^\S+$|^'.*'$/.test(text) && !text.includes('`') ? asCode(text) : text)

/** The props of the interface's components, by name. `npm run props` writes the file from the code. */
const componentProps = Object.entries<ComponentProp[]>(props).map(([name, rows]) => [
  name,
  rows.map((row) => ({ ...row, type: asCode(row.type), ...(row.default && { default: asValue(row.default) }) })),
])
const directiveProps = Object.entries(contentComponents).map(([name, { props: schema }]) => [name, rowsOf(schema)])

/** The props for `::props`: those of components and of directives, by name. Text in backticks is code. */
export const documentedProps = Object.fromEntries([...componentProps, ...directiveProps]) as Record<
  string,
  ComponentProp[]
>

/** The attributes that a directive takes. */
function rowsOf(schema: z.ZodObject): ComponentProp[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, field]) => {
    const attribute = typeof field === 'boolean' ? {} : field
    return {
      name,
      type: typeInWords(attribute),
      ...(attribute.default !== undefined && {
        default: asCode(JSON.stringify(attribute.default).replace(/^"|"$/g, '')),
      }),
      description: attribute.description ?? '',
      required: required.includes(name),
    }
  })
}

/** The type of an attribute, in words. */
function typeInWords({ type, enum: values, const: value, anyOf, ...rest }: z.core.JSONSchema.JSONSchema): string {
  if (anyOf) return anyOf.map((one) => (typeof one === 'boolean' ? 'anything' : typeInWords(one))).join(', ')
  const texts = values ?? (value === undefined ? [] : [value])
  if (texts.length > 0) return texts.map((text) => asCode(String(text))).join(', ')
  if (rest['isIcon']) return 'icon name'
  if (rest['isLink']) return 'path or address'
  return (
    { string: 'text', boolean: '`true`, `false`', integer: 'whole number', number: 'number' }[String(type)] ?? 'text'
  )
}
