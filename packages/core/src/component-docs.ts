import { z } from 'zod'
import props from './component-props.json'
import { type ComponentProp, contentComponents } from './content-compiler'

const asCode = (text: string) => `\`${text}\``
/** Marks a default as code if it is a value, such as `'md'`. Other defaults are descriptions, such as "the site's name". */
const asValue = (text: string) => (/^\S+$|^'.*'$/.test(text) && !text.includes('`') ? asCode(text) : text)

/** Props of the interface's components. `npm run props` writes `component-props.json` from the code. */
const componentProps = Object.entries<ComponentProp[]>(props).map(([name, rows]) => [
  name,
  rows.map((row) => ({ ...row, type: asCode(row.type), ...(row.default && { default: asValue(row.default) }) })),
])
const directiveProps = Object.entries(contentComponents).map(([name, { props: schema }]) => [name, rowsOf(schema)])

/** Rows of the tables that `::props` shows, by the name of a component or a directive. Text in backticks is code. */
export const documentedProps = Object.fromEntries([...componentProps, ...directiveProps]) as Record<
  string,
  ComponentProp[]
>

/** Returns a row for each attribute of a directive. */
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

/** Describes the type of an attribute in words. */
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
