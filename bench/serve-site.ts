import { PREVIEW_VARIABLES } from './preview-variables'
import { runServer } from './run-server'

/** Where the benchmarks serve the site. */
export const SITE_ORIGIN = 'http://127.0.0.1:9124'
const START_TIMEOUT_MS = 15_000

/** Serves the built site in a folder for as long as `use` takes. */
export const serveSite = <Result>(folder: string, use: (origin: string) => Promise<Result>): Promise<Result> =>
  runServer(
    {
      file: 'src/server/main.ts',
      folder,
      variables: { ...PREVIEW_VARIABLES, PORT: new URL(SITE_ORIGIN).port },
    },
    async () => {
      await waitForServer()
      return use(SITE_ORIGIN)
    },
  )

async function waitForServer() {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    const answer = await fetch(SITE_ORIGIN).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(
    `The site did not answer on ${SITE_ORIGIN} within ${START_TIMEOUT_MS / 1000} s. Build it first with "npm run build".`,
  )
}
