import { createHash } from 'node:crypto'
import type { Baseline } from '../../lib/preview'

/** The id of what a build was made from, by which nobody can pass off something else as it. */
export const baselineIdOf = (files: Baseline['files'], paths: Baseline['paths']) =>
  createHash('sha256')
    .update(JSON.stringify([files, paths]))
    .digest('hex')
    .slice(0, 20)
