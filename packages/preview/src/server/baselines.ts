import { baselineIdOf } from '@galley/content'
import type { Baseline } from '@galley/core/preview'
import { z } from 'zod'

/** Maximum number of baselines in memory. Adding another removes the oldest. */
export const KEPT_BASELINES = 20
/** Maximum size of a baseline. A site with ten thousand pages needs less. */
export const MAX_BASELINE_BYTES = 5_000_000

const names = z.record(z.string().max(1000), z.string().max(1000))

const baselineSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{20}$/),
  files: names,
  paths: names,
  titles: z.record(z.string().max(1000), z.string()).optional(),
})

/** Keeps the baselines of the builds that editors look at. A page sends its baseline once. */
export function createBaselines() {
  const kept = new Map<string, Baseline>()
  return {
    find: (id: string) => kept.get(id),
    /** Adds a baseline. Returns false if it is invalid or does not match its id. */
    add: (id: string, given: unknown): boolean => {
      const { data } = baselineSchema.safeParse(given)
      if (!data || data.id !== id || baselineIdOf(data) !== id) return false
      kept.delete(id)
      kept.set(id, data)
      const [oldest] = kept.keys()
      if (kept.size > KEPT_BASELINES && oldest !== undefined) kept.delete(oldest)
      return true
    },
  }
}

export type Baselines = ReturnType<typeof createBaselines>
