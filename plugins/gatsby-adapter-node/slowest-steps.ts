/** A step of a build in Gatsby's store. */
export interface BuildStep {
  /** Name in the log. */
  text: string
  /** "hidden" for a step that contains others. */
  type?: string
  /** In seconds. Undefined until the step ends. */
  duration?: number
}

/** Number of steps to return. */
const NAMED = 3

/** Returns the slowest steps of a build with their seconds. */
export const nameSlowest = (steps: readonly BuildStep[]) =>
  steps
    .flatMap(({ text, type, duration }) => (type === 'hidden' || duration === undefined ? [] : [{ text, duration }]))
    .sort((a, b) => b.duration - a.duration)
    .slice(0, NAMED)
    .map(({ text, duration }) => `${text} ${duration.toFixed(1)} s`)
    .join(', ')
