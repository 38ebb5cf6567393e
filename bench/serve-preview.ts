import { PREVIEW_ALLOCATOR, PREVIEW_NODE_FLAGS } from '@galley/cli/preview-process'
import { findLinkToken, PREVIEW_API } from '@galley/core/preview'
import { PREVIEW_ORIGIN } from './preview-variables'
import { runServer } from './run-server'
import { SITE_ORIGIN } from './serve-site'

/** The maximum time until the server is ready. Compiling 1,000 pages takes about twenty seconds. */
const START_TIMEOUT_MS = 300_000

type PreviewRequest = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

/** A preview server that follows the files of a folder. */
export interface PreviewServer {
  origin: string
  token: string
  pid: number
  /** Milliseconds from the start of the server until it serves all content. */
  startMs: number
  /** Sends a request with the token to the API of the server. */
  ask: (path: string, request?: PreviewRequest) => Promise<unknown>
}

/** Serves the preview of the site in a folder while `use` runs. Makes preview builds only with `hasBuilds`. */
export const servePreview = <Result>(
  { folder, hasBuilds }: { folder: string; hasBuilds: boolean },
  use: (server: PreviewServer) => Promise<Result>,
): Promise<Result> => {
  const start = performance.now()
  return runServer(
    {
      file: 'packages/preview/src/server/main.ts',
      folder,
      // The same settings as in `galley preview`.
      flags: PREVIEW_NODE_FLAGS,
      variables: {
        ...PREVIEW_ALLOCATOR,
        PORT: new URL(PREVIEW_ORIGIN).port,
        PREVIEW_BUILDS: hasBuilds ? 'on' : 'off',
        PREVIEW_ORIGINS: SITE_ORIGIN,
        // The server prints a link only outside production.
        NODE_ENV: '',
      },
    },
    async ({ process: { pid }, output }) => {
      const deadline = Date.now() + START_TIMEOUT_MS
      while (!output().includes('All content is compiled')) {
        if (Date.now() > deadline) throw new Error(`The preview server did not become ready:\n${output()}`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      const startMs = performance.now() - start
      const token = findLinkToken(/http\S+#\S+/.exec(output())![0])!
      return use({
        origin: PREVIEW_ORIGIN,
        token,
        pid: pid!,
        startMs,
        ask: (path, request) => ask(token, path, request),
      })
    },
  )
}

async function ask(token: string, path: string, { headers, ...request }: PreviewRequest = {}): Promise<unknown> {
  const answer = await fetch(`${PREVIEW_ORIGIN}${PREVIEW_API}/${path}`, {
    ...request,
    headers: { ...headers, Authorization: `Bearer ${token}` },
  })
  if (!answer.ok) throw new Error(`${path} of the preview answered with status ${answer.status}.`)
  return answer.status === 204 ? undefined : answer.json()
}
