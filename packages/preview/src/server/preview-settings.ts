import { resolve } from 'node:path'
import { gitHostEditor } from '@galley/core/editor-url'
import { readSettings } from '@galley/server/settings'
import { site } from '@galley/site'
import { SANDBOX_MODES } from './builds/build-sandbox'
import { findPreviewFolder } from './tokens'

const DEFAULT_PORT = '9100'

export type PreviewSettings = ReturnType<typeof readPreviewSettings>

/** Reads the PREVIEW_* variables and the settings that every server of the site has. Throws for invalid values. */
export function readPreviewSettings(env: NodeJS.ProcessEnv, projectDir: string) {
  const repository = env['PREVIEW_REPOSITORY'] || undefined
  if (env['PREVIEW_TREE'] && repository) {
    throw new Error('PREVIEW_TREE and PREVIEW_REPOSITORY exclude each other. Leave one out.')
  }
  const tree = resolve(projectDir, env['PREVIEW_TREE'] || '.')
  const isLocal = env['NODE_ENV'] !== 'production' && !repository
  const settings = readSettings({ ...env, PORT: env['PORT'] || DEFAULT_PORT })
  const isOwn = isLocal && LOOPBACK.includes(settings.host) && env['PREVIEW'] !== 'on'
  return {
    ...settings,
    /** Folder for secrets, branches and builds. */
    stateDir: findPreviewFolder(env, projectDir),
    /** The project whose files the preview shows. The code of the server's own project compiles its content. */
    tree,
    /** Follows the branches of this repository instead of the working tree. */
    repository,
    defaultBranch: env['PREVIEW_BRANCH'] || undefined,
    /** Origins of the published sites whose pages may send requests. */
    origins: readOrigins('PREVIEW_ORIGINS', env['PREVIEW_ORIGINS'] ?? new URL(site.url).origin),
    /** Public origin of this server, such as "https://preview.example.com". */
    buildOrigin: readOrigins('PREVIEW_ORIGIN', env['PREVIEW_ORIGIN'] ?? '')[0],
    /** Opens a content file in an editor: a URL with "{file}", and perhaps "{branch}", "{line}" and "{column}". */
    editorUrl: readEditorUrl(env['PREVIEW_EDITOR_URL']) ?? (isLocal ? localEditor(tree) : GIT_HOST_EDITOR),
    /** True if editors may let the server correct links in the files of the tree. */
    hasEdits: readEdits(env['PREVIEW_EDITS'] || (isOwn ? 'on' : 'off'), repository),
    /** True if the server makes preview builds. */
    hasBuilds: readSwitch('PREVIEW_BUILDS', env['PREVIEW_BUILDS'] || 'on'),
    sandbox: readSandbox(env['PREVIEW_SANDBOX'] || 'auto'),
    /** True if editors see who else looks at a page. */
    hasPresence: readSwitch('PREVIEW_PRESENCE', env['PREVIEW_PRESENCE'] || 'off'),
  }
}

/** A server on one of these hosts serves only the editor's own machine. */
const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

function readEdits(value: string, repository: string | undefined) {
  const hasEdits = readSwitch('PREVIEW_EDITS', value)
  if (hasEdits && repository)
    throw new Error('PREVIEW_EDITS is for a folder, and PREVIEW_REPOSITORY follows Git branches. Leave one out.')
  return hasEdits
}

const localEditor = (tree: string) => `vscode://file${encodeURI(toUrlPath(tree))}/content/{file}:{line}:{column}`

/** Adds the leading slash that Windows paths, such as "C:\\site", do not have. */
const toUrlPath = (path: string) => path.replaceAll('\\', '/').replace(/^(?!\/)/, '/')

const GIT_HOST_EDITOR = site.repository && `${gitHostEditor(site.repository.url, '{branch}')}#L{line}`

function readEditorUrl(value: string | undefined) {
  if (!value) return undefined
  if (/^(?!javascript:|data:)[a-z][a-z\d+.-]*:.*\{file\}/i.test(value)) return value
  throw new Error(
    `PREVIEW_EDITOR_URL must be a URL with "{file}", such as "vscode://file/site/content/{file}:{line}", got "${value}". Correct it.`,
  )
}

function readSwitch(name: string, value: string) {
  if (value === 'on' || value === 'off') return value === 'on'
  throw new Error(`${name} must be "on" or "off", got "${value}". Correct it, or leave it out.`)
}

function readSandbox(value: string) {
  const mode = SANDBOX_MODES.find((one) => one === value)
  if (mode) return mode
  throw new Error(
    `PREVIEW_SANDBOX must be one of ${SANDBOX_MODES.join(', ')}, got "${value}". Correct it, or leave it out.`,
  )
}

function readOrigins(name: string, value: string) {
  const origins = value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
  if (wrong === undefined) return origins
  throw new Error(
    `${name} must be origins such as "https://docs.example.com", got "${wrong}". Leave out paths and the slash at the end.`,
  )
}
