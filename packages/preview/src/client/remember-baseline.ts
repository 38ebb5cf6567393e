import { type Baseline, BASELINE_PATH } from '@galley/core/preview'
import { requestJson, StatusError } from '@galley/core/request'

/** What the build of this page was made from, fetched once; undefined for a build that does not say. */
export function rememberBaseline(send: typeof fetch) {
  let baseline: Promise<Baseline | undefined> | undefined
  return () =>
    (baseline ??= readBaseline(send).catch((error: unknown) => {
      baseline = undefined
      throw error
    }))
}

async function readBaseline(send: typeof fetch) {
  try {
    return await requestJson<Baseline>(BASELINE_PATH, { cache: 'no-cache', fetch: send })
  } catch (error) {
    if (error instanceof StatusError && error.status < 500) return undefined
    throw error
  }
}
