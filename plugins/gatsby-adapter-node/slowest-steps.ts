/** A step of a build as Gatsby's store has it. */
export interface BuildStep {
  /** The name that the log has. */
  text: string
  /** Gatsby keeps steps for itself, which hold others: "hidden". */
  type?: string
  /** In seconds; none of a step that has not ended. */
  duration?: number
}

/** How many steps are named. */
const NAMED = 3

/** The steps of a build that took longest, with their seconds. */
export const nameSlowest = (steps: readonly BuildStep[]) =>
  steps
    .flatMap(({ text, type, duration }) => (type === 'hidden' || duration === undefined ? [] : [{ text, duration }]))
    .sort((a, b) => b.duration - a.duration)
    .slice(0, NAMED)
    .map(({ text, duration }) => `${text} ${duration.toFixed(1)} s`)
    .join(', ')
