const MAX_NAME_LENGTH = 120
const MAX_PROPS = 30
const MAX_KEY_BYTES = 300
const MAX_VALUE_BYTES = 2000

const bytesOf = (text: string) => new Blob([text]).size
const show = (value: unknown) => (typeof value === 'string' ? JSON.stringify(value) : String(value))

/** Returns an error message for arguments of `track` that break Plausible's limits, and undefined for valid arguments. */
export function findEventProblem(name: unknown, options: unknown): string | undefined {
  if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_NAME_LENGTH)
    return `track(): the name must be a text of 1 to ${MAX_NAME_LENGTH} characters, got ${show(name)}. Pass the name of a goal.`
  const problem = isGroup(options)
    ? findOptionsProblem(options)
    : `the options must be an object, got ${show(options)}. Pass { props, revenue }.`
  return problem && `track(${show(name)}): ${problem}`
}

function findOptionsProblem({ props = {}, revenue }: Record<string, unknown>) {
  if (!isGroup(props)) return `"props" must be an object, got ${show(props)}. Pass keys and values.`
  const entries = Object.entries(props)
  if (entries.length > MAX_PROPS) return `"props" has ${entries.length} keys. Pass at most ${MAX_PROPS}.`
  for (const [key, value] of entries) {
    if (key === '' || bytesOf(key) > MAX_KEY_BYTES)
      return `the key ${show(key)} of "props" must have 1 to ${MAX_KEY_BYTES} bytes, got ${bytesOf(key)}. Choose another key.`
    if (!['string', 'number', 'boolean'].includes(typeof value))
      return `"props.${key}" must be a string, a number or a boolean, got ${show(value)}. Pass a field of the value, or leave the property out.`
    if (bytesOf(String(value)) > MAX_VALUE_BYTES)
      return `"props.${key}" has ${bytesOf(String(value))} bytes. Pass at most ${MAX_VALUE_BYTES}.`
  }
  if (revenue === undefined) return undefined
  if (!isGroup(revenue))
    return `"revenue" must be an object, got ${show(revenue)}. Pass { currency: 'EUR', amount: 49 }.`
  if (!/^[A-Z]{3}$/.test(String(revenue['currency'])))
    return `"revenue.currency" must be an ISO 4217 code such as "EUR", got ${show(revenue['currency'])}. Correct it.`
  if (!Number.isFinite(revenue['amount']))
    return `"revenue.amount" must be a number such as 49.9, got ${show(revenue['amount'])}. Convert it with Number().`
  return undefined
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
