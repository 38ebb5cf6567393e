/** A row of a table. */
export interface Figure {
  figure: string
  limit?: string
  kept?: 'yes' | 'NO'
}

export const show = (value: number, digits: number) => value.toFixed(digits)

/** Formats a figure with its limit. */
export const limited = (value: number, limit: number, digits = 0): Figure => ({
  figure: show(value, digits),
  limit: String(limit),
  kept: value < limit ? 'yes' : 'NO',
})

/** Returns a quantile: the given share of the values is not higher than the result. */
export const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1]!
