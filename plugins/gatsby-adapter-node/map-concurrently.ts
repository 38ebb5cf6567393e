/** Runs the work for each item, at most so many at a time. */
export async function mapConcurrently<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All runners draw from the same iterator, so each item is taken once.
  const queue = items[Symbol.iterator]()
  const run = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: limit }, run))
}
