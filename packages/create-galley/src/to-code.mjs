/** Returns a text as a JavaScript string. @param {string} text */
export const quote = (text) => `'${text.replace(/[\\']/g, '\\$&').replace(/\s+/g, ' ')}'`

/**
 * Returns a value as JavaScript on one line.
 * @param {unknown} value
 * @returns {string}
 */
export function toCode(value) {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return `[${value.map(toCode).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{ ${Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([key, one]) => `${key}: ${toCode(one)}`)
    .join(', ')} }`
}

/**
 * Returns a list as JavaScript with one line for each item.
 * @param {readonly unknown[]} items
 * @param {string} indent indentation of the last line
 */
export const toLines = (items, indent = '') =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => `${indent}  ${toCode(item)},\n`).join('')}${indent}]`
