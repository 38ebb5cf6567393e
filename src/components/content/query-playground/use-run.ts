import { useRef, useState } from 'react'
import type { QueryAnswer } from './run-query'

/** What came of a run: an answer, or the words of an error. */
export type Outcome = QueryAnswer | { problem: string }

const NOT_FETCHED = 'What runs queries could not be fetched. Check the connection, then run the query again.'

/** Fetches what runs queries; it is a large part of the code, so only who asks gets it. */
export const loadRunner = () => import('./run-query')

/** Runs a query; a slow answer never replaces that of a later run. */
export function useRun() {
  const [outcome, setOutcome] = useState<Outcome>()
  const [isRunning, setIsRunning] = useState(false)
  const newest = useRef(0)

  const run = async (text: string) => {
    const number = ++newest.current
    setIsRunning(true)
    const next = await outcomeOf(text)
    if (newest.current !== number) return
    setOutcome(next)
    setIsRunning(false)
  }
  return { outcome, isRunning, run }
}

async function outcomeOf(text: string): Promise<Outcome> {
  const runner = await loadRunner().catch(() => undefined)
  if (!runner) return { problem: NOT_FETCHED }
  try {
    return await runner.runQuery(text)
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
