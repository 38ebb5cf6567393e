import picomatch from 'picomatch'
import sift from 'sift'

/** Maps Gatsby's filter operators to sift's, which are those of MongoDB. */
const OPERATORS: Record<string, (value: unknown) => object> = {
  eq: (value) => ({ $eq: value }),
  ne: (value) => ({ $ne: value }),
  in: (value) => ({ $in: value }),
  nin: (value) => ({ $nin: value }),
  gt: (value) => ({ $gt: value }),
  gte: (value) => ({ $gte: value }),
  lt: (value) => ({ $lt: value }),
  lte: (value) => ({ $lte: value }),
  regex: (value) => ({ $regex: readRegex(String(value)) }),
  glob: (value) => ({ $regex: picomatch.makeRe(String(value)) }),
  elemMatch: (value) => ({ $elemMatch: toSift(value as object) }),
}

/** Parses a regular expression in Gatsby's notation, such as "/text/i". */
function readRegex(text: string) {
  const [, source = text, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? []
  return new RegExp(source, flags)
}

/** Converts a Gatsby filter to a sift query: nested fields become dotted names. */
function toSift(filter: object, prefix = ''): Record<string, unknown> {
  const conditions = Object.entries(filter).flatMap(([name, value]) => {
    if (value === null || value === undefined) return []
    const field = prefix + name
    const operators = Object.entries(value as object).filter(([key]) => Object.hasOwn(OPERATORS, key))
    if (operators.length === 0) return [toSift(value as object, `${field}.`)]
    return operators.map(([key, operand]) => ({ [field]: OPERATORS[key]!(operand) }))
  })
  return conditions.length === 0 ? {} : { $and: conditions }
}

/** Returns the nodes that match every condition of a Gatsby filter. */
export const filterNodes = <Entry extends object>(nodes: readonly Entry[], filter: object = {}): Entry[] =>
  nodes.filter(sift(toSift(filter)))

export type Sort = { [field: string]: Sort | 'ASC' | 'DESC' }

/** Sorts by each key in order, as Gatsby does. Missing values come last. */
export function sortNodes<Entry extends object>(nodes: readonly Entry[], sort: Sort | readonly Sort[] = []): Entry[] {
  const keys = [sort].flat().flatMap((one) => readKeys(one))
  return [...nodes].sort((a, b) => {
    for (const { path, isDescending } of keys) {
      const order = compare(readAt(a, path), readAt(b, path), isDescending)
      if (order !== 0) return order
    }
    return 0
  })
}

const readKeys = (sort: Sort, path: readonly string[] = []): { path: string[]; isDescending: boolean }[] =>
  Object.entries(sort).flatMap(([field, value]) =>
    typeof value === 'string'
      ? [{ path: [...path, field], isDescending: value === 'DESC' }]
      : readKeys(value, [...path, field]),
  )

const readAt = (entry: object, path: readonly string[]) =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], entry)

function compare(a: unknown, b: unknown, isDescending: boolean) {
  if (a === b) return 0
  if (a === undefined || a === null) return 1
  if (b === undefined || b === null) return -1
  return a < b === isDescending ? 1 : -1
}
