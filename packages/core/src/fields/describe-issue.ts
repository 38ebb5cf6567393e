import { z } from 'zod'
import { suggest } from '../nearest'
import { innerSchema } from './inner-schema'

/** A problem of one field: where in the fields, and what is wrong. */
export interface FieldProblem {
  path: PropertyKey[]
  /** What is wrong at the path. @default 'value' */
  part?: 'key'
  message: string
  /** True for what an entry can be published with. */
  isWarning?: true
}

/** A value as its file has it, where that differs: 1.0 is the number 1. */
export type WrittenAt = (path: PropertyKey[]) => string | undefined

type Issue = z.core.$ZodIssue

const KIND_NAMES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
}
const FORMAT_NAMES: Record<string, string> = {
  date: 'a date such as 2025-01-31',
  url: 'a URL such as https://example.org',
}

/** "plans[1].button.label", as a person would write it. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path
    .map((key, index) => (typeof key === 'number' ? `[${key + 1}]` : `${index > 0 ? '.' : ''}${String(key)}`))
    .join('')

const quote = (value: unknown) => JSON.stringify(value)
const quoteAll = (values: readonly unknown[]) => values.map((value) => quote(value)).join(', ')

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], root)
}

/** The schemas of a value by its path; several where a union is on the path. */
function schemasAt(outer: unknown, path: readonly PropertyKey[]): unknown[] {
  const schema = innerSchema(outer)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => schemasAt(option, path))
  const [key, ...rest] = path
  if (key === undefined) return [schema]
  if (schema instanceof z.ZodArray) return schemasAt(schema.element, rest)
  return schema instanceof z.ZodObject ? schemasAt(schema.shape[String(key)], rest) : []
}

/** What a value must be: the part of the message after "must be". */
function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return KIND_NAMES[issue.expected] ?? issue.expected
    case 'invalid_value':
      return issue.values.length === 1 ? quote(issue.values[0]) : `one of ${quoteAll(issue.values)}`
    case 'invalid_format':
      return FORMAT_NAMES[issue.format] ?? issue.message.replace(/^must be /, '')
    case 'too_small':
      if (issue.origin === 'string') return 'a text that is not empty'
      return issue.origin === 'array' ? `a list of at least ${issue.minimum}` : `at least ${issue.minimum}`
    case 'too_big':
      return `at most ${issue.maximum}`
    case 'invalid_union':
      return [
        ...new Set(issue.errors.flatMap((branch) => branch.filter(({ path }) => path.length === 0).map(expectation))),
      ].join(' or ')
    default:
      return issue.message
  }
}

/** The issues inside an issue: those of the matching branch of a union, and one for each unknown key. */
function separate(issue: Issue): Issue[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ ...issue, keys: [key] }))
  if (issue.code !== 'invalid_union') return [issue]
  const branch = issue.errors.find(([first]) => first && !(first.code === 'invalid_type' && first.path.length === 0))
  return branch?.flatMap((inner) => separate({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue]
}

/** What a missing field must be. Zod does not say which texts are allowed, so an empty text is checked instead. */
function missingExpectation(issue: Issue, schema: z.ZodObject): string {
  const [field] = schemasAt(schema, issue.path)
  const isText = issue.code === 'invalid_type' && issue.expected === 'string' && field instanceof z.ZodType
  const [first = issue] = (isText && field.safeParse(' ').error?.issues) || []
  return expectation(first)
}

/** The problems of checked fields, each with its field and a message. */
export function describeIssues(
  issues: readonly Issue[],
  root: unknown,
  schema: z.ZodObject,
  writtenAt: WrittenAt = () => undefined,
) {
  const outdented = issues.flatMap((issue) => describeOutdented(issue, root, schema) ?? [])
  const others = issues.filter(
    (issue) => !outdented.some((one) => one.issue === issue || one.group === fieldName(issue.path)),
  )
  return [
    ...outdented.map(({ path, message }) => ({ path, part: 'key' as const, message })),
    ...others.flatMap(separate).map((issue) => describeIssue(issue, root, schema, writtenAt)),
  ]
}

/** Fields beside the empty group that they belong in, for want of indentation. */
function describeOutdented(issue: Issue, root: unknown, schema: z.ZodObject) {
  if (issue.code !== 'unrecognized_keys') return undefined
  const unknown = new Set(issue.keys)
  const found = Object.entries(valueAt(root, issue.path) as object).find(
    ([key, value]) => value === null && fieldsAt(schema, [...issue.path, key]).some((name) => unknown.has(name)),
  )
  if (!found) return undefined
  const group = fieldName([...issue.path, found[0]])
  const message = `"${group}" is empty. Indent what is below it: ${quoteAll(issue.keys)}.`
  return { issue, group, path: [...issue.path, issue.keys[0]!], message }
}

/** The names of the fields that a group may have. */
const fieldsAt = (schema: z.ZodObject, path: readonly PropertyKey[]) =>
  schemasAt(schema, path).flatMap((part) => (part instanceof z.ZodObject ? Object.keys(part.shape) : []))

/** What to write instead of a value; undefined when only its author knows. */
function remedyOf(issue: Issue, value: unknown, schema: z.ZodObject): string | undefined {
  if (issue.code === 'invalid_format' && issue.format === 'date' && typeof value === 'string') {
    const day = toDay(value)
    return day && `Write ${day}.`
  }
  if (issue.code !== 'invalid_type' || typeof value === 'object') return undefined
  if (issue.expected === 'string') return 'Put it in quotes.'
  if (issue.expected === 'array') {
    if (fieldsAt(schema, [...issue.path, 0]).length > 0) return undefined
    const items = (typeof value === 'string' ? value : quote(value)).split(',').map((item) => item.trim())
    return `Write [${items.map((item) => (/^[\w-]+$/.test(item) ? item : quote(item))).join(', ')}].`
  }
  const known = issue.expected === 'object' ? fieldsAt(schema, issue.path) : []
  return known.length > 0 ? `Write its fields below it: ${known.join(', ')}.` : undefined
}

/** The day of a date with a time, or of one such as "31.1.2025". */
function toDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const written = year ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-') : text.slice(0, 10)
  return z.iso.date().safeParse(written).data
}

function describeIssue(issue: Issue, root: unknown, schema: z.ZodObject, writtenAt: WrittenAt): FieldProblem {
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0]!
    const known = fieldsAt(schema, issue.path)
    const where = issue.path.length > 0 ? ` in "${fieldName(issue.path)}"` : ''
    const allowed = known.length > 0 ? ` Allowed: ${known.join(', ')}.` : ''
    const message = `"${key}" is not a field${where}.${suggest(key, known)}${allowed}`
    return { path: [...issue.path, key], part: 'key', message }
  }
  const value = valueAt(root, issue.path)
  if (value === undefined) {
    const message = `"${fieldName(issue.path)}" is missing. Add it: ${missingExpectation(issue, schema)}.`
    return { path: issue.path, message }
  }
  const remedy = remedyOf(issue, value, schema) ?? 'Correct it.'
  const wanted = `"${fieldName(issue.path)}" must be ${expectation(issue)}, got ${writtenAt(issue.path) ?? quote(value)}. ${remedy}`
  const hint =
    issue.code === 'invalid_value' && typeof value === 'string' ? suggest(value, issue.values.map(String)) : ''
  return { path: issue.path, message: wanted + hint }
}
