import type { PreviewBranchSummary, PreviewSession } from '@galley/core/preview'
import { encodePath } from '@galley/core/url-path'
import { site } from '@galley/site'
import type { FastifyInstance } from 'fastify'
import type { RouteContext } from './request-reader'
import { maySeeBranch } from './tokens'
import { visibleBuild } from './visible-drafts'

/** Registers the routes for branches and the editor's session, and the routes that request a build or a fetch of the repository. */
export function registerSession(api: FastifyInstance, context: RouteContext) {
  const { contents, branches, guard, buildOrigin, editorUrl, presence, nameOf, branchOf } = context

  api.get('/branches', async (request): Promise<{ branches: PreviewBranchSummary[] }> => {
    const { preview: claims } = request
    const names = (await branches.list()).filter((name) => maySeeBranch(claims, name))
    const summaries = names.map(async (name): Promise<PreviewBranchSummary> => {
      const { committedAt, subject, author } = branches.commitOf(name) ?? {}
      const opened = await contents.find(name)?.catch(() => undefined)
      return {
        name,
        isDefault: name === branches.defaultBranch,
        ...(committedAt !== undefined && { committedAt }),
        // Commit messages may name any page.
        ...(!claims.paths && { subject, author }),
        ...(opened?.builds && { build: opened.builds.state().state }),
      }
    })
    return { branches: await Promise.all(summaries) }
  })

  api.get('/session', async (request): Promise<PreviewSession> => {
    const opened = await branchOf(request)
    const { content, builds } = opened
    const { sub, exp, branches: seen, paths = ['/**'] } = request.preview
    const all = await branches.list()
    const branch = nameOf(request)
    const editor = editorUrl?.replace('{branch}', () => encodePath(branch || (site.repository?.branch ?? '')))
    return {
      name: sub,
      expires: new Date(exp * 1000).toISOString(),
      now: new Date().toISOString(),
      branch,
      branches: all.filter((name) => seen?.includes(name) ?? true),
      paths,
      revision: content.store.revision,
      build: visibleBuild(request.preview, opened),
      presence: presence !== undefined,
      ...(editor !== undefined && !request.preview.paths && { editorUrl: editor }),
      // Builds for a path scope have no drafts.
      ...(builds && !request.preview.paths && { buildOrigin: buildOrigin ?? `${request.protocol}://${request.host}` }),
    }
  })

  api.get('/build', async (request) => visibleBuild(request.preview, await branchOf(request)))

  api.post('/build', async (request, reply) => {
    if (request.preview.paths) return guard.refuse(request, reply)
    const { builds } = await branchOf(request)
    builds?.request(0)
    return reply.code(builds ? 202 : 404).send(builds?.state() ?? { error: 'This server makes no preview builds.' })
  })

  api.post('/refresh', async (request, reply) => {
    if (request.preview.paths) return guard.refuse(request, reply)
    const result = await branches.refresh()
    return reply.code(result.problems.length > 0 ? 502 : 200).send(result)
  })
}
