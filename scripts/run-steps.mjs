/**
 * @typedef {object} Step
 * @property {string} name
 * @property {(onOutput: (part: string) => void) => Promise<void>} run rejects if the step fails
 *
 * @typedef {object} StepResults
 * @property {{ name: string, seconds: number }[]} timings in the order in which the steps ended
 * @property {string[]} failures one message for each step that failed
 */

/**
 * Runs steps in the given order, up to `atOnce` at the same time. Prints the output of a step when the step ends.
 * After the first failure, no further step starts. Prints failures last, because a log may be truncated at its start.
 * @param {Step[]} steps
 * @param {{ atOnce: number, print: (text: string) => void }} options
 * @returns {Promise<StepResults>}
 */
export async function runSteps(steps, { atOnce, print }) {
  const waiting = [...steps]
  /** @type {StepResults} */
  const results = { timings: [], failures: [] }
  /** @type {string[]} */
  const failed = []

  const runNext = async () => {
    const step = results.failures.length === 0 ? waiting.shift() : undefined
    if (!step) return
    let output = ''
    let failure = ''
    const start = performance.now()
    try {
      await step.run((part) => (output += part))
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error)
    }
    const seconds = (performance.now() - start) / 1000
    results.timings.push({ name: step.name, seconds })
    if (failure) results.failures.push(`Failed: ${step.name}. ${failure}`)
    const report = `\n=== ${step.name} (${seconds.toFixed(1)} s${failure && ', failed'})\n${output}`
    if (failure) failed.push(report)
    else print(report)
    await runNext()
  }
  await Promise.all(Array.from({ length: atOnce }, runNext))
  failed.forEach((report) => print(report))
  return results
}
