import { createHash } from 'node:crypto'
import type { Baseline } from '@galley/core/preview'

/** Returns the id of a build's content: a digest of its files, paths and titles. */
export const baselineIdOf = ({ files, paths, titles }: Omit<Baseline, 'id'>) =>
  createHash('sha256')
    .update(JSON.stringify(titles ? [files, paths, titles] : [files, paths]))
    .digest('hex')
    .slice(0, 20)
