/**
 * Returns a function that calls `compute` once for each object, and remembers the result until the object is garbage-collected. The objects must be
 * immutable.
 */
export function onceForEach<Of extends object, Value>(compute: (object: Of) => Value) {
  const known = new WeakMap<Of, { value: Value }>()
  return (object: Of): Value => {
    const found = known.get(object) ?? { value: compute(object) }
    known.set(object, found)
    return found.value
  }
}
