import { type Figure, limited, quantile, show } from './figures'
import { LONG_LINES } from './preview-saves'
import type { PreviewTimes } from './preview-time'

/** Maximum waiting times of editors, and the maximum memory of a server. */
const LIMITS = {
  saveMs: 100,
  longSaveMs: 150,
  newPageMs: 1000,
  buildSeconds: 10,
  editorsMs: 150,
  megabytes: 400,
  restartMs: 2000,
}

/** Returns the rows of the table of figures with their limits. */
export function describePreview(times: PreviewTimes): Record<string, Figure> {
  const { saves, longSaves, links, openings, editorTimes, builds, starts } = times
  return {
    'save to screen, median, ms': { figure: show(quantile(saves, 0.5), 0) },
    'save to screen, 95 of 100, ms': limited(quantile(saves, 0.95), LIMITS.saveMs),
    'save to screen, longest, ms': { figure: show(Math.max(...saves), 0) },
    [`save of ${LONG_LINES} lines to screen, median, ms`]: { figure: show(quantile(longSaves, 0.5), 0) },
    [`save of ${LONG_LINES} lines to screen, 95 of 100, ms`]: limited(quantile(longSaves, 0.95), LIMITS.longSaveMs),
    'new page in the navigation, median, ms': { figure: show(quantile(links, 0.5), 0) },
    'new page in the navigation, longest, ms': limited(Math.max(...links), LIMITS.newPageMs),
    'new page open, median, ms': { figure: show(quantile(openings, 0.5), 0) },
    'new page open, longest, ms': limited(Math.max(...openings), LIMITS.newPageMs),
    [`${times.editors} editors, median, ms`]: { figure: show(quantile(editorTimes, 0.5), 0) },
    [`${times.editors} editors, 95 of 100, ms`]: limited(quantile(editorTimes, 0.95), LIMITS.editorsMs),
    [`memory with ${times.editors} editors, MB`]: limited(times.megabytes, LIMITS.megabytes),
    'peak memory, including the start, MB': { figure: show(times.peakMegabytes, 0) },
    'first start of the server, ms': { figure: show(starts.first, 0) },
    'restart of the server, ms': limited(starts.restart, LIMITS.restartMs),
    'first preview build, s': { figure: show(builds.first, 1) },
    'preview build after the first edit, s': { figure: show(builds.second, 1) },
    'later preview builds, longest, s': limited(Math.max(...builds.later), LIMITS.buildSeconds, 1),
  }
}
