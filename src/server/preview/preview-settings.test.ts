import { site } from '../../site.fixture'
import { readPreviewSettings } from './preview-settings'

test('a server of a working tree needs no settings', () => {
  expect(readPreviewSettings({}, '/project')).toMatchObject({
    port: 9100,
    stateDir: '/project/.preview',
    tree: '/project',
    repository: undefined,
    origins: [site.url],
    buildOrigin: undefined,
    hasBuilds: true,
    sandbox: 'auto',
  })
})

test('everything can be chosen', () => {
  expect(
    readPreviewSettings(
      {
        PORT: '1234',
        PREVIEW_FOLDER: '/state',
        PREVIEW_REPOSITORY: 'https://git.example.com/a.git',
        PREVIEW_BRANCH: 'next',
        PREVIEW_ORIGINS: 'https://a.example, https://b.example:8443 ,',
        PREVIEW_ORIGIN: 'https://preview.example.com',
        PREVIEW_BUILDS: 'off',
        PREVIEW_SANDBOX: 'required',
      },
      '/project',
    ),
  ).toMatchObject({
    port: 1234,
    stateDir: '/state',
    repository: 'https://git.example.com/a.git',
    defaultBranch: 'next',
    origins: ['https://a.example', 'https://b.example:8443'],
    buildOrigin: 'https://preview.example.com',
    hasBuilds: false,
    sandbox: 'required',
  })
})

test.each(['docs.example.com', 'https://docs.example.com/', 'https://docs.example.com/path', '*', 'null'])(
  '%s is no origin',
  (origin) => {
    expect(() => readPreviewSettings({ PREVIEW_ORIGINS: `https://a.example,${origin}` }, '/project')).toThrow(
      `PREVIEW_ORIGINS must be origins such as "https://docs.example.com", got "${origin}".`,
    )
  },
)

test('a tree and a repository at the same time are refused', () => {
  expect(() => readPreviewSettings({ PREVIEW_TREE: '.', PREVIEW_REPOSITORY: 'x' }, '/project')).toThrow(
    'PREVIEW_TREE and PREVIEW_REPOSITORY exclude each other',
  )
})

test('a sandbox of another kind is refused', () => {
  expect(() => readPreviewSettings({ PREVIEW_SANDBOX: 'docker' }, '/project')).toThrow(
    'PREVIEW_SANDBOX must be one of auto, required, off, got "docker". Correct it, or leave it out.',
  )
})
