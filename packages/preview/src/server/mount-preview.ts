import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
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
import { type Baselines, createBaselines } from './baselines'
import type { BuiltPages } from './branch-pages'
import type { Branches } from './branches/branches'
import { createGitBranches } from './branches/git-branches'
import { createWorkingTree } from './branches/working-tree'
import { openBuildSandbox } from './builds/build-sandbox'
import { BuildQueue, type Builds } from './builds/builds'
import { removeAndRestart } from './builds/kept-builds'
import { registerPreviewBuilds } from './builds/register-preview-builds'
import { runGatsbyBuild } from './builds/run-gatsby-build'
import { createImageUrls } from './image-routes'
import { createPresence } from './presence'
import { createPreviewContents, type PreviewContents } from './preview-contents'
import { registerPreviewRoutes } from './preview-routes'
import type { PreviewSettings } from './preview-settings'
import {
  createGuard,
  createRevocations,
  createSharedLinks,
  createTokens,
  deriveKey,
  type Guard,
  readSecret,
  revocationsFile,
  sharedLinksFile,
} from './tokens'
import { readWebhookSecret, registerWebhook } from './webhook/register-webhook'

interface MountOptions {
  settings: PreviewSettings
  projectDir: string
  env: NodeJS.ProcessEnv
}

/** Adds the preview to a server: the API, and at all other URLs the preview builds, if the settings have them on. */
export async function mountPreview(app: FastifyInstance, options: MountOptions) {
  const { settings, projectDir, env } = options
  const { stateDir, repository, origins } = settings
  const { tokens, sharedLinks, images } = await openTokens(app, options)
  const branches = await openBranches(app, settings)
  const guard = await createGuard(app, { tokens, allowedOrigins: origins, defaultBranch: branches.defaultBranch })
  const baselines = createBaselines()
  await mkdir(stateDir, { recursive: true })
  const builds = await openBuilds(app, branches, options)
  const contents = createPreviewContents({
    projectDir,
    branches,
    images,
    cacheDir: join(stateDir, 'content'),
    isWatched: !repository,
    log: app.log,
    report: (error) => app.log.error(error),
    readPages: (served) => readPages(servedBuild(served, projectDir), baselines),
    readInputs: (served) => readInputs(servedBuild(served, projectDir)),
    ...builds,
  })
  app.addHook('onClose', contents.close)

  registerWebhook(app, readWebhookSecret(env), () => branches.refresh())
  await app.register(registerPreviewRoutes, {
    contents,
    branches,
    guard,
    tokens,
    sharedLinks,
    images,
    baselines,
    origins,
    buildOrigin: settings.buildOrigin,
    editorUrl: settings.editorUrl,
    hasEdits: settings.hasEdits,
    presence: settings.hasPresence ? createPresence() : undefined,
  })
  if (settings.hasBuilds) await mountBuilds(app, settings, branches, contents, guard)
  return { tokens, branches, contents }
}

async function openTokens(app: FastifyInstance, { settings: { stateDir }, env }: MountOptions) {
  const secret = await readSecret(env, stateDir)
  const revocations = createRevocations(revocationsFile(stateDir), (problem) => app.log.error(problem))
  return {
    tokens: createTokens({ secret, revocations }),
    sharedLinks: createSharedLinks(sharedLinksFile(stateDir), revocations),
    images: createImageUrls(deriveKey(secret, 'image addresses')),
  }
}

const openBranches = async (app: FastifyInstance, { repository, defaultBranch, stateDir, tree }: PreviewSettings) =>
  repository
    ? createGitBranches({
        repository,
        folder: join(stateDir, 'git'),
        log: app.log,
        defaultBranch,
      })
    : createWorkingTree(tree, join(stateDir, 'published'))

/** Prepares the folders and the sandbox of preview builds. Returns the functions that create and remove the builds of a branch. */
async function openBuilds(app: FastifyInstance, branches: Branches, { settings, projectDir, env }: MountOptions) {
  const { stateDir, repository, hasBuilds, tree } = settings
  const folders = createBranchFolders(join(stateDir, 'preview-builds'))
  const sandbox = hasBuilds
    ? await openBuildSandbox({
        mode: settings.sandbox,
        hidden: [projectDir, tree, stateDir],
        isOthersCode: repository !== undefined,
        log: app.log,
      })
    : undefined
  // Removes the builds of branches that were deleted while no server ran.
  if (repository) await folders.removeOthers(await branches.list())
  // One build at a time, because a build uses all memory and processors of a machine.
  const turns = createTurns(1)
  return {
    createBuilds: hasBuilds
      ? (branch: string, dir: string, snapshot: () => number, historyDir = join(dir, 'content')) =>
          new BuildQueue({
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
    removeBuilds: async (branch: string) => {
      await folders.remove(branch)
      app.log.info({ branch }, 'The preview builds of a deleted branch are removed.')
    },
  }
}

/** Folder of the builds of a working tree, whose branch has no name. */
const TREE = 'tree'

/** Suffix of folders that are being removed. */
const REMOVED = '.removed'

/** Finds and removes the folders in `buildsDir` that hold the builds of a branch. */
function createBranchFolders(buildsDir: string) {
  const nameOf = (branch: string) => encodeURIComponent(branch) || TREE

  const remove = async (name: string) => {
    // Renaming is immediate, so a branch that is pushed again meanwhile starts with a new folder.
    const removed = join(buildsDir, name.endsWith(REMOVED) ? name : name + REMOVED)
    if (!name.endsWith(REMOVED)) {
      await rm(removed, { recursive: true, force: true })
      await rename(join(buildsDir, name), removed).catch(ignoreMissing)
    }
    await rm(removed, { recursive: true, force: true })
  }

  return {
    folderOf: (branch: string) => join(buildsDir, nameOf(branch)),
    /** Removes the builds of a branch that was deleted. */
    remove: (branch: string) => remove(nameOf(branch)),
    /** Removes the builds of all other branches. Builds of a working tree and of the published content stay. */
    async removeOthers(branches: readonly string[]) {
      const kept = new Set([TREE, nameOf(PUBLISHED_BRANCH), ...branches.map(nameOf)])
      const names = (await readdir(buildsDir).catch(ignoreMissing)) ?? []
      for (const name of names) if (!kept.has(name)) await remove(name)
    },
  }
}

async function mountBuilds(
  app: FastifyInstance,
  { trustProxy }: PreviewSettings,
  { defaultBranch }: Branches,
  contents: PreviewContents,
  guard: Guard,
) {
  const openBranch = (branch: string) => contents.branch(branch || defaultBranch)
  /** Returns the files of a branch once all are compiled. */
  const filesOf = async (branch: string) => {
    const { ready, content } = await openBranch(branch)
    await ready
    return content.store.files()
  }
  await app.register(async (scope) =>
    registerPreviewBuilds(scope, {
      guard,
      defaultBranch,
      editorOrigins: site.preview.editorOrigins,
      trustProxy,
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
    }),
  )
}

type ServedBuild = ReturnType<typeof servedBuild>

/** Returns the folder of the last preview build, or of the project's own build, with the remedy for damaged files. */
function servedBuild(builds: Builds | undefined, projectDir: string) {
  const folder = builds?.kept.current()?.folder
  return folder === undefined
    ? { folder: projectDir, remedy: 'Run `npx galley build` again.' }
    : { folder, remedy: removeAndRestart(folder) }
}

/** Reads the schema, the queries and the other pages of a build, and adds its baseline. Returns undefined if the folder has no build. */
async function readPages({ folder, remedy }: ServedBuild, baselines: Baselines): Promise<BuiltPages | undefined> {
  const baseline = (await readJson(join(folder, 'public', BASELINE_PATH), remedy)) as Baseline | undefined
  // Pages of this server's build then need not send their baseline.
  if (baseline) baselines.add(baseline.id, baseline)
  const build = join(folder, PREVIEW_CACHE_FOLDER)
  const components = (await readJson(join(build, COMPONENTS_FILE), remedy)) as PageComponents | undefined
  const schema = await readFile(join(build, SCHEMA_FILE), 'utf8').catch(ignoreMissing)
  if (!components || schema === undefined) return undefined
  const { pages } = await readManifest(folder, remedy)
  const made = new Set(Object.values(baseline?.paths ?? {}))
  return { schema, components, otherPages: pages.filter((path) => !made.has(path)) }
}

const readInputs = async ({ folder, remedy }: ServedBuild) =>
  (await readJson(join(folder, PREVIEW_CACHE_FOLDER, INPUTS_FILE), remedy)) as Record<string, string> | undefined
