/** A comparison of products: the first column has the topics, each other column one product. */
export interface Comparison {
  /** Names of the products. The first is the site's own. */
  products: readonly string[]
  /** One row per topic, with answers in the order of the products. */
  rows: readonly { topic: string; answers: readonly string[] }[]
}

/** Reads the body of a CSV entry, `{ rows: [{ Topic: …, Product: … }] }`. Products keep the order of the first line of the file. */
export function readComparison(body: unknown): Comparison {
  const { rows } = body as { rows: Record<string, string>[] }
  const [topic = '', ...products] = Object.keys(rows[0] ?? {})
  return {
    products,
    rows: rows.map((row) => ({ topic: row[topic] ?? '', answers: products.map((product) => row[product] ?? '') })),
  }
}
