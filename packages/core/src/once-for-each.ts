/** A function that computes once for each object, as long as the object is in use. The objects are not changed: a change makes another one. */
export function onceForEach<Of extends object, Value>(compute: (object: Of) => Value) {
  const known = new WeakMap<Of, { value: Value }>()
  return (object: Of): Value => {
    const found = known.get(object) ?? { value: compute(object) }
    known.set(object, found)
    return found.value
  }
}
