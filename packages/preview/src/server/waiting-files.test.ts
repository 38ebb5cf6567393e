import { rmSync } from 'node:fs'
import { needsBuild } from '@galley/content'
import { digestFiles } from '@galley/node/build-inputs'
import inputs from '@galley/node/build-inputs.json'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { createWaitingFiles } from './waiting-files'

const { at: path, write } = createTestFolder()
let built: Record<string, string> | undefined
let waiting: ReturnType<typeof createWaitingFiles>
const onChange = jest.fn()
const requestBuild = jest.fn()

const build = () => (built = digestFiles(path(), inputs, { isWanted: needsBuild }))
const files = () => waiting.state().waiting?.files
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10))
}

beforeEach(() => {
  jest.clearAllMocks()
  write('content/docs/index.md', '# Docs')
  write('content/redirects.yml', '/old: /docs\n')
  write('src/site.ts', 'export const site = {}')
  write('plugins/own/gatsby-node.ts', '')
  write('package.json', '{}')
  build()
  waiting = createWaitingFiles({
    projectDir: path(),
    readBuilt: async () => built,
    onChange,
    requestBuild,
    report: (error) => {
      throw error
    },
  })
})
afterEach(() => waiting.close())

test.each(['src/site.ts', 'content/redirects.yml', '.env.production'])(
  'a saved %s waits for a build until a build includes the file',
  async (file) => {
    await waiting.check()
    expect(waiting.state()).toEqual({})
    write(file, 'another text')
    await waiting.check()
    expect(waiting.state()).toEqual({ waiting: { count: 1, files: [file] } })
    expect([onChange, requestBuild].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    build()
    await waiting.check()
    expect(waiting.state()).toEqual({})
    expect([onChange, requestBuild].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
  },
)

test('ignores content that previews show, tests and temporary files of editors', async () => {
  for (const file of ['content/docs/new.md', 'content/docs/_part.md', 'content/variables.yml', 'content/docs/a.png'])
    write(file, 'text')
  for (const file of ['src/site.test.ts', 'src/site.ts~', 'src/.site.ts.swp', 'src/#site.ts#', 'content/.DS_Store'])
    write(file, 'text')
  await waiting.check()
  expect(files()).toBeUndefined()
})

test('lists a deleted file, and nothing if the build wrote no list', async () => {
  rmSync(path('content/redirects.yml'))
  await waiting.check()
  expect(files()).toEqual(['content/redirects.yml'])
  built = undefined
  await waiting.check()
  expect(files()).toBeUndefined()
})

test('follows saves, and requests another build after a save during a build', async () => {
  await waiting.follow()
  write('src/site.ts', 'export const site = { name: "A" }')
  await until(() => requestBuild.mock.calls.length === 1)
  write('src/site.ts', 'export const site = { name: "Other" }')
  await until(() => requestBuild.mock.calls.length === 2)
  expect(onChange).toHaveBeenCalledTimes(1)
  waiting.addSaved(['docs/index.md'])
  write('content/redirects.yml', '')
  waiting.addSaved(['redirects.yml'])
  await until(() => requestBuild.mock.calls.length === 3)
  expect(files()).toEqual(['content/redirects.yml', 'src/site.ts'])
})
