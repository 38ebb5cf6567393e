import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestIdOf, pagePathOf } from '@galley/content'
import { ignoreMissing } from '@galley/core/ignore-missing'
import {
  type Baseline,
  BASELINE_PATH,
  COMPONENTS_FILE,
  INPUTS_FILE,
  type PageComponents,
  PREVIEW_CACHE_FOLDER,
  PUBLISHED_BRANCH,
  SCHEMA_FILE,
} from '@galley/core/preview'
import { createTurns } from '@galley/core/turns'
import { readJson } from '@galley/server/read-json'
import { readManifest } from '@galley/server/read-manifest'
import { site } from '@galley/site'
import type { FastifyInstance } from 'fastify'
import { createBaselines } from './baselines'
import type { BuiltPages } from './branch-pages'
import { createGitBranches, createWorkingTree } from './branches'
import {
  createBranchFolders,
  createBuilds,
  openBuildSandbox,
  registerPreviewBuilds,
  removeAndRestart,
  runGatsbyBuild,
} from './builds'
import { createImageUrls } from './image-urls'
import { createPresence } from './presence'
import { createPreviewContents } from './preview-contents'
import { registerPreviewRoutes } from './preview-routes'
import type { PreviewSettings } from './preview-settings'
import {
  createGuard,
  createRevocations,
  createSharedLinks,
  createTokens,
  deriveKey,
  readSecret,
  revocationsFile,
  sharedLinksFile,
} from './tokens'
import { readWebhookSecret, registerWebhook } from './webhook/register-webhook'

/** Adds the preview to a server: the API, and unless the settings turn builds off, the preview builds at all other URLs. */
export async function mountPreview(
  app: FastifyInstance,
  { settings, projectDir, env }: { settings: PreviewSettings; projectDir: string; env: NodeJS.ProcessEnv },
) {
  const { stateDir, repository, defaultBranch, origins, hasBuilds, tree } = settings
  const secret = await readSecret(env, stateDir)
  const revocations = createRevocations(revocationsFile(stateDir), (problem) => app.log.error(problem))
  const tokens = createTokens({ secret, revocations })
  const sharedLinks = createSharedLinks(sharedLinksFile(stateDir), revocations)
  const images = createImageUrls(deriveKey(secret, 'image addresses'))
  const branches = repository
    ? await createGitBranches({
        repository,
        folder: join(stateDir, 'git'),
        log: app.log,
        ...(defaultBranch && { defaultBranch }),
      })
    : createWorkingTree(tree, join(stateDir, 'published'))
  const guard = await createGuard(app, { tokens, allowedOrigins: origins, defaultBranch: branches.defaultBranch })

  const baselines = createBaselines()
  await mkdir(stateDir, { recursive: true })
  const sandbox = hasBuilds
    ? await openBuildSandbox({
        mode: settings.sandbox,
        hidden: [projectDir, tree, stateDir],
        isOthersCode: repository !== undefined,
        log: app.log,
      })
    : undefined
  const folders = createBranchFolders(join(stateDir, 'preview-builds'))
  // Removes the builds of branches that were deleted while no server ran.
  if (repository) await folders.removeOthers(await branches.list())
  // One build at a time, because a build uses all memory and processors of a machine.
  const turns = createTurns(1)
  const contents = createPreviewContents({
    projectDir,
    branches,
    images,
    cacheDir: join(stateDir, 'content'),
    isWatched: !repository,
    log: app.log,
    report: (error) => app.log.error(error),
    readPages: async (builds) => {
      const folder = builds?.current()?.folder
      const remedy = folder === undefined ? 'Run `npx galley build` again.' : removeAndRestart(folder)
      const baseline = await readBaseline(folder ?? projectDir, remedy)
      // Pages of this server's build then need not send their baseline.
      if (baseline) baselines.add(baseline.id, baseline)
      return readPages(folder ?? projectDir, remedy, baseline)
    },
    readInputs: async (builds) => {
      const folder = builds?.current()?.folder
      const remedy = folder === undefined ? 'Run `npx galley build` again.' : removeAndRestart(folder)
      const file = join(folder ?? projectDir, PREVIEW_CACHE_FOLDER, INPUTS_FILE)
      return (await readJson(file, remedy)) as Record<string, string> | undefined
    },
    removeBuilds: async (branch) => {
      await folders.remove(branch)
      app.log.info({ branch }, 'The preview builds of a deleted branch are removed.')
    },
    createBuilds: hasBuilds
      ? (branch, dir, snapshot, historyDir) =>
          createBuilds({
            projectDir: dir,
            historyDir,
            hasDrafts: branch !== PUBLISHED_BRANCH,
            folder: folders.folderOf(branch),
            modulesDir: join(projectDir, 'node_modules'),
            snapshot,
            turns,
            log: app.log,
            env,
            runBuild: (run) => runGatsbyBuild(run, sandbox),
          })
      : undefined,
  })
  app.addHook('onClose', contents.close)

  registerWebhook(app, { secret: readWebhookSecret(env), refresh: () => branches.refresh() })
  await app.register(registerPreviewRoutes, {
    contents,
    branches,
    guard,
    tokens,
    sharedLinks,
    images,
    baselines,
    contentDirOf: async (branch: string) => join((await branches.open(branch)).projectDir, 'content'),
    origins,
    buildOrigin: settings.buildOrigin,
    editorUrl: settings.editorUrl,
    hasEdits: settings.hasEdits,
    presence: settings.hasPresence ? createPresence() : undefined,
  })
  if (hasBuilds) {
    await app.register(async (scope) => {
      const nameOf = (branch: string) => branch || branches.defaultBranch
      const openBranch = (branch: string) => contents.branch(nameOf(branch))
      /** Returns the files of a branch once all are compiled. */
      const filesOf = async (branch: string) => {
        const { ready, content } = await openBranch(branch)
        await ready
        return content.store.files()
      }
      registerPreviewBuilds(scope, {
        guard,
        defaultBranch: branches.defaultBranch,
        editorOrigins: site.preview.editorOrigins,
        trustProxy: settings.trustProxy,
        findBuilds: async (branch) => (await openBranch(branch)).builds,
        findPublished: async () => {
          // The published branch uses the queries of the default branch, which has to be open.
          await openBranch('')
          return (await contents.branch(PUBLISHED_BRANCH)).publishedBuilds?.()
        },
        findEntry: async (branch, collection, id) => {
          const files = await filesOf(branch)
          const file = files.find(({ entry, kind }) => kind === 'page' && entry?.id === `${collection}/${id}`)
          const path = pagePathOf(file)
          if (!file?.entry || path === undefined) return undefined
          return { manifestId: manifestIdOf(file.entry.id, file.digest), path }
        },
        listIds: async (branch, collection) =>
          (await filesOf(branch)).flatMap((file) => (file.collection === collection ? [file.file] : [])),
      })
    })
  }
  return { tokens, branches, contents }
}

const readBaseline = async (folder: string, remedy: string) =>
  (await readJson(join(folder, 'public', BASELINE_PATH), remedy)) as Baseline | undefined

/** Reads the schema, the queries and the other pages of a build. Returns undefined if the folder has no build. */
async function readPages(
  folder: string,
  remedy: string,
  baseline: Baseline | undefined,
): Promise<BuiltPages | undefined> {
  const build = join(folder, PREVIEW_CACHE_FOLDER)
  const components = (await readJson(join(build, COMPONENTS_FILE), remedy)) as PageComponents | undefined
  const schema = await readFile(join(build, SCHEMA_FILE), 'utf8').catch(ignoreMissing)
  if (!components || schema === undefined) return undefined
  const { pages } = await readManifest(folder, remedy)
  const made = new Set(Object.values(baseline?.paths ?? {}))
  return { schema, components, targets: { pages: pages.filter((path) => !made.has(path)) } }
}
