import { PREVIEW_VARIABLES } from './preview-variables'
import { runServer } from './run-server'

const PORT = 9124
const originOf = (port: number) => `http://127.0.0.1:${port}`

/** The URL at which the benchmarks serve the site. */
export const SITE_ORIGIN = originOf(PORT)
const START_TIMEOUT_MS = 15_000

/** Serves the built site in a folder while `use` runs. */
export const serveSite = <Result>(
  folder: string,
  use: (origin: string) => Promise<Result>,
  port = PORT,
): Promise<Result> =>
  runServer(
    {
      file: 'packages/cli/src/galley.mjs',
      words: ['serve'],
      folder,
      variables: { ...PREVIEW_VARIABLES, PORT: String(port) },
    },
    async () => {
      await waitForServer(originOf(port))
      return use(originOf(port))
    },
  )

export async function waitForServer(origin: string) {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    const answer = await fetch(origin).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(
    `The site did not answer on ${origin} within ${START_TIMEOUT_MS / 1000} s. Build it first with "npm run build".`,
  )
}
