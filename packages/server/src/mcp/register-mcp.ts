import { MCP_PATH } from '@galley/core/mcp-path'
import { site } from '@galley/site'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isBundled } from '../is-bundled'
import { limitRequests } from '../limit-requests'
import type { McpHandlerOptions } from './mcp-handler'
import { MCP_LIMITS, type McpLimits } from './mcp-limits'
import { requireMcpSdk } from './mcp-sdk'

interface McpOptions extends Pick<McpHandlerOptions, 'publicDir' | 'pages' | 'queries'> {
  limits?: Partial<McpLimits>
}

/** Error codes of JSON-RPC. */
const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600
const SERVER_ERROR = -32_000
const INTERNAL_ERROR = -32_603

/** Hosts whose pages may call the endpoint. Requests without an origin come from programs. */
const ORIGINS = [new URL(site.url).hostname, 'localhost', '127.0.0.1', '[::1]']

/**
 * Registers `/mcp`. Loads the tools with the first call.
 * @throws Error if the SDK is not installed
 */
export function registerMcp(app: FastifyInstance, { publicDir, pages, queries, limits: changed }: McpOptions) {
  // A bundle contains the SDK.
  if (!isBundled) requireMcpSdk()
  const limits = { ...MCP_LIMITS, ...changed }
  const load = async () => {
    const { CALLER_HEADER, createHandler } = await import('./mcp-handler')
    return { CALLER_HEADER, ...createHandler({ publicDir, pages, queries, limits, log: app.log }) }
  }
  let loading: ReturnType<typeof load> | undefined
  app.addHook('onClose', async () => (await loading)?.close())

  app.register(async (scope) => {
    await limitRequests(scope, limits.requestsPerMinute, 'requests')
    // The rate limit's key of an IP address. For IPv6, the key covers a subnet.
    const readRate = scope.createRateLimit()
    scope.removeAllContentTypeParsers()
    const parse = scope.getDefaultJsonParser('error', 'error')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, parse)
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const status = error.statusCode ?? 500
      if (status >= 500) request.log.error({ err: error }, 'request of an assistant failed')
      const message = status >= 500 ? 'Something went wrong on the server. Try again later.' : error.message
      const code = status >= 500 ? INTERNAL_ERROR : status === 400 ? PARSE_ERROR : SERVER_ERROR
      return sendError(reply, status, code, message)
    })

    scope.all(MCP_PATH, { bodyLimit: limits.bodyBytes, onRequest: refuseOthers }, async (request, reply) => {
      if (Array.isArray(request.body))
        return sendError(reply, 400, INVALID_REQUEST, 'The server accepts no batches. Send one message at a time.')
      loading ??= load()
      const { key } = await readRate(request, { increment: false })
      const { CALLER_HEADER, fetch } = await loading
      const headers = new Headers(request.headers as Record<string, string>)
      headers.set(CALLER_HEADER, key)
      return reply.send(
        await fetch(new Request(site.url + MCP_PATH, { method: 'POST', headers }), { parsedBody: request.body }),
      )
    })
  })
}

/** Refuses all requests but POST, and requests of other sites' pages: a page could call a server on the machine of its reader. */
async function refuseOthers({ method, headers }: FastifyRequest, reply: FastifyReply) {
  reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex')
  const { origin } = headers
  if (origin !== undefined && !(URL.canParse(origin) && ORIGINS.includes(new URL(origin).hostname)))
    return sendError(reply, 403, SERVER_ERROR, `Pages of ${origin} may not call this server.`)
  if (method === 'POST') return
  reply.header('Allow', 'POST')
  return sendError(
    reply,
    405,
    SERVER_ERROR,
    `${method} is not possible here: there are no sessions and no streams. Send a POST.`,
  )
}

const sendError = (reply: FastifyReply, status: number, code: number, message: string) =>
  reply.code(status).send({ jsonrpc: '2.0', id: null, error: { code, message } })
