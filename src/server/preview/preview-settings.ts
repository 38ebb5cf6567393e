import { resolve } from 'node:path'
import { site } from '../../site'
import { readSettings, type Settings } from '../settings'
import { SANDBOX_MODES, type SandboxMode } from './builds'
import { findPreviewFolder } from './tokens'

/** What the environment says about the preview server. */
export interface PreviewSettings extends Settings {
  /** Where secrets, branches and builds are kept. */
  stateDir: string
  /** The project whose files are followed; its content is compiled with the code of this one. */
  tree: string
  /** Follows the branches of this repository instead of the working tree. */
  repository?: string | undefined
  defaultBranch?: string | undefined
  /** Origins of the published sites whose pages may ask. */
  origins: string[]
  /** Where this server is reached, such as "https://preview.example.com". */
  buildOrigin?: string | undefined
  /** False makes no preview builds. */
  hasBuilds: boolean
  /** Whether preview builds run in a sandbox. */
  sandbox: SandboxMode
}

const DEFAULT_PORT = '9100'

/** Reads PREVIEW_* beside the settings that every server of the site has. */
export function readPreviewSettings(env: NodeJS.ProcessEnv, projectDir: string): PreviewSettings {
  const repository = env['PREVIEW_REPOSITORY'] || undefined
  if (env['PREVIEW_TREE'] && repository) {
    throw new Error('PREVIEW_TREE and PREVIEW_REPOSITORY exclude each other. Leave one out.')
  }
  return {
    ...readSettings({ ...env, PORT: env['PORT'] || DEFAULT_PORT }),
    stateDir: findPreviewFolder(env, projectDir),
    tree: resolve(projectDir, env['PREVIEW_TREE'] || '.'),
    repository,
    defaultBranch: env['PREVIEW_BRANCH'] || undefined,
    origins: readOrigins('PREVIEW_ORIGINS', env['PREVIEW_ORIGINS'] ?? site.url),
    buildOrigin: readOrigins('PREVIEW_ORIGIN', env['PREVIEW_ORIGIN'] ?? '')[0],
    hasBuilds: env['PREVIEW_BUILDS'] !== 'off',
    sandbox: readSandbox(env['PREVIEW_SANDBOX'] || 'auto'),
  }
}

function readSandbox(value: string) {
  const mode = SANDBOX_MODES.find((one) => one === value)
  if (mode) return mode
  throw new Error(
    `PREVIEW_SANDBOX must be one of ${SANDBOX_MODES.join(', ')}, got "${value}". Correct it, or leave it out.`,
  )
}

/** Origins with commas between them. */
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
