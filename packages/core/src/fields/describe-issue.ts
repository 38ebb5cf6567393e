import { z } from 'zod'
import { suggest } from '../nearest'
import { innerSchema } from './marked-texts'

export interface FieldProblem {
  path: PropertyKey[]
  /** Part of the field with the problem. @default 'value' */
  part?: 'key'
  message: string
  /** True for a warning, which does not prevent publication. */
  isWarning?: true
}

/** Returns a value as its file spells it, such as "1.0" for the number 1; undefined if the spelling does not differ. */
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

/** Writes the path of a field for messages, such as "plans[1].button.label". Items of lists count from 1. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path
    .map((key, index) => (typeof key === 'number' ? `[${key + 1}]` : `${index > 0 ? '.' : ''}${String(key)}`))
    .join('')

const quote = (value: unknown) => JSON.stringify(value)
const quoteAll = (values: readonly unknown[]) => values.map((value) => quote(value)).join(', ')

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], root)
}

/** Returns the schemas for the value at a path: several if the path contains a union, none if the path does not exist. */
function schemasAt(outer: unknown, path: readonly PropertyKey[]): unknown[] {
  const schema = innerSchema(outer)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => schemasAt(option, path))
  const [key, ...rest] = path
  if (key === undefined) return [schema]
  if (schema instanceof z.ZodArray) return schemasAt(schema.element, rest)
  return schema instanceof z.ZodObject ? schemasAt(schema.shape[String(key)], rest) : []
}

/** Returns the part of a message after "must be". */
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

/** Splits an issue: returns the issues of the matching branch for a union, and one issue for each key for several unknown keys. */
function separate(issue: Issue): Issue[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ ...issue, keys: [key] }))
  if (issue.code !== 'invalid_union') return [issue]
  const branch = issue.errors.find(([first]) => first && !(first.code === 'invalid_type' && first.path.length === 0))
  return branch?.flatMap((inner) => separate({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue]
}

/**
 * Describes the values that a missing field may have. For a text field, validates a blank text, because Zod does not report which texts are allowed.
 */
function missingExpectation(issue: Issue, schema: z.ZodObject): string {
  const [field] = schemasAt(schema, issue.path)
  const isText = issue.code === 'invalid_type' && issue.expected === 'string' && field instanceof z.ZodType
  const [first = issue] = (isText && field.safeParse(' ').error?.issues) || []
  return expectation(first)
}

/** Turns Zod's issues into problems with a message for authors. `root` is the validated value. */
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

/** Describes fields that belong to an empty group above them but are not indented. */
function describeOutdented(issue: Issue, root: unknown, schema: z.ZodObject) {
  if (issue.code !== 'unrecognized_keys') return undefined
  const unknown = new Set(issue.keys)
  const found = Object.entries(valueAt(root, issue.path) as object).find(
    ([key, value]) => value === null && fieldsAt(schema, [...issue.path, key]).some((name) => unknown.has(name)),
  )
  if (!found) return undefined
  const group = fieldName([...issue.path, found[0]])
  const message = `"${group}" is empty. Indent the fields below it: ${quoteAll(issue.keys)}.`
  return { issue, group, path: [...issue.path, issue.keys[0]!], message }
}

/** Returns the names of the fields that a group may have. */
const fieldsAt = (schema: z.ZodObject, path: readonly PropertyKey[]) =>
  schemasAt(schema, path).flatMap((part) => (part instanceof z.ZodObject ? Object.keys(part.shape) : []))

/** Suggests a replacement for a wrong value; undefined if only the author can decide. */
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

/** Converts a date with a time, or a date such as "31.1.2025", to "2025-01-31"; undefined for other texts. */
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
