/** Groups items by key. An item with several keys is in several groups. Groups keep the order of the items. */
export function groupBy<Item, Key>(items: Iterable<Item>, keysOf: (item: Item) => Iterable<Key>): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
  }
  return groups
}
