import { site } from '@galley/testing/site.fixture'
import { readPreviewSettings } from './preview-settings'

const REPOSITORY = { PREVIEW_REPOSITORY: 'https://git.example.com/a.git' }
const SWITCH = 'must be "on" or "off", got "yes". Correct it, or leave it out.'
const EDITOR =
  'PREVIEW_EDITOR_URL must be a URL with "{file}", such as "vscode://file/site/content/{file}:{line}", got "code". Correct it.'

test.each<[env: NodeJS.ProcessEnv, message: string]>([
  [{ PREVIEW_BUILDS: 'yes' }, `PREVIEW_BUILDS ${SWITCH}`],
  [
    { PREVIEW_EDITS: 'on', ...REPOSITORY },
    'PREVIEW_EDITS is for a folder, and PREVIEW_REPOSITORY follows Git branches.',
  ],
  [{ PREVIEW_TREE: '.', ...REPOSITORY }, 'PREVIEW_TREE and PREVIEW_REPOSITORY exclude each other. Leave one out.'],
  [{ PREVIEW_SANDBOX: 'docker' }, 'PREVIEW_SANDBOX must be one of auto, required, off, got "docker". Correct it'],
  [{ PREVIEW_EDITOR_URL: 'code' }, EDITOR],
  [{ PREVIEW_EDITOR_URL: 'https://git.example.com/edit' }, 'must be a URL with "{file}"'],
  [{ PREVIEW_EDITOR_URL: 'javascript:alert("{file}")' }, 'must be a URL with "{file}"'],
])('%j is refused', (env, message) => {
  expect(() => readPreviewSettings(env, '/project')).toThrow(message)
})

test('a server for a working tree needs no settings', () => {
  expect(readPreviewSettings({}, '/project')).toMatchObject({
    port: 9100,
    stateDir: '/project/.preview',
    tree: '/project',
    repository: undefined,
    origins: [site.url],
    buildOrigin: undefined,
    editorUrl: 'vscode://file/project/content/{file}:{line}:{column}',
    hasEdits: true,
    hasBuilds: true,
    hasPresence: false,
    sandbox: 'auto',
  })
})

test('reads every setting', () => {
  const env = {
    PORT: '1234',
    PREVIEW_FOLDER: 'state',
    ...REPOSITORY,
    PREVIEW_BRANCH: 'next',
    PREVIEW_ORIGINS: 'https://a.example, https://b.example:8443 ,',
    PREVIEW_ORIGIN: 'https://preview.example.com',
    PREVIEW_BUILDS: 'off',
    PREVIEW_SANDBOX: 'required',
    PREVIEW_PRESENCE: 'on',
  }
  expect(readPreviewSettings(env, '/project')).toMatchObject({
    port: 1234,
    stateDir: '/project/state',
    repository: 'https://git.example.com/a.git',
    defaultBranch: 'next',
    origins: ['https://a.example', 'https://b.example:8443'],
    buildOrigin: 'https://preview.example.com',
    hasBuilds: false,
    hasPresence: true,
    sandbox: 'required',
  })
})

test.each(['docs.example.com', 'https://docs.example.com/', '*', 'null'])('%s is not an origin', (origin) => {
  const env = { PREVIEW_ORIGINS: `https://a.example,${origin}` }
  const message = `PREVIEW_ORIGINS must be origins such as "https://docs.example.com", got "${origin}".`
  expect(() => readPreviewSettings(env, '/project')).toThrow(message)
})

describe('the editor', () => {
  const editorOf = (env: NodeJS.ProcessEnv) => readPreviewSettings(env, '/a project').editorUrl

  test.each([[{ NODE_ENV: 'production', PREVIEW_SECRET: 'x' }], [REPOSITORY]])('is the Git host with %j', (env) => {
    expect(editorOf(env)).toBe(`${site.repository!.url}/edit/{branch}/content/{file}#L{line}`)
  })

  test('is the local editor for local files, unless another is set', () => {
    expect(editorOf({ PREVIEW_TREE: 'tree' })).toBe('vscode://file/a%20project/tree/content/{file}:{line}:{column}')
    expect(editorOf({ PREVIEW_EDITOR_URL: 'zed://file/x/{file}' })).toBe('zed://file/x/{file}')
  })
})

describe('edits', () => {
  const editsOf = (env: NodeJS.ProcessEnv) => readPreviewSettings(env, '/project').hasEdits

  test.each([{ NODE_ENV: 'production' }, { HOST: '0.0.0.0' }, { PREVIEW: 'on' }, REPOSITORY, { PREVIEW_EDITS: 'off' }])(
    'are off with %j',
    (env) => {
      expect(editsOf(env)).toBe(false)
    },
  )

  test('can be allowed in production', () => {
    expect(editsOf({ NODE_ENV: 'production', PREVIEW_EDITS: 'on' })).toBe(true)
  })
})
