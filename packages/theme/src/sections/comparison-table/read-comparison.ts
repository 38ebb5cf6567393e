/** A table whose first column says what is compared, and each other column one product. */
export interface Comparison {
  /** Names of the products; the first is ours. */
  products: readonly string[]
  /** What each product has to say to a topic, in the order of the products. */
  rows: readonly { topic: string; answers: readonly string[] }[]
}

/** Reads the body of a CSV entry: `{ rows: [{ Topic: …, Product: … }] }`, products in the order of the file's first line. */
export function readComparison(body: unknown): Comparison {
  const { rows } = body as { rows: Record<string, string>[] }
  const [topic = '', ...products] = Object.keys(rows[0] ?? {})
  return {
    products,
    rows: rows.map((row) => ({ topic: row[topic] ?? '', answers: products.map((product) => row[product] ?? '') })),
  }
}
