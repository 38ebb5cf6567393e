import { baselineIdOf } from '@galley/content'
import type { Baseline } from '@galley/core/preview'
import { z } from 'zod'

/** Builds that are looked at, of which at most so many are remembered. */
export const KEPT_BASELINES = 20
/** A site of ten thousand pages needs less. */
export const MAX_BASELINE_BYTES = 5_000_000

const names = z.record(z.string().max(1000), z.string().max(1000))

const baselineSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{20}$/),
  files: names,
  paths: names,
  titles: z.record(z.string().max(1000), z.string()).optional(),
})

/** The baselines of the builds that editors look at; a page sends its own once. */
export function createBaselines() {
  const kept = new Map<string, Baseline>()
  return {
    find: (id: string) => kept.get(id),
    /** Keeps a baseline; false when it is invalid or does not match its id. */
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
