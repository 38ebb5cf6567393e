import type { ContentProblem } from '@galley/core/content-source'
import { passProblems } from '@galley/core/run-problems'

const { NODE_ENV, CONTENT_DRAFTS } = process.env
const setEnvironment = (environment: 'production' | 'development', drafts = '') =>
  Object.assign(process.env, { NODE_ENV: environment, CONTENT_DRAFTS: drafts })
afterEach(() => {
  Object.assign(process.env, { NODE_ENV })
  if (CONTENT_DRAFTS === undefined) delete process.env['CONTENT_DRAFTS']
  else process.env['CONTENT_DRAFTS'] = CONTENT_DRAFTS
})

const problem = (file: string, line: number): ContentProblem => ({ file, line, column: 1, message: 'Wrong.' })

async function createGatsby() {
  jest.resetModules()
  const { onPreExtractQueries } = await import('./node-hooks')
  const stored = new Map<string, unknown>()
  const getCache = () => ({
    get: (key: string) => Promise.resolve(stored.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(stored.set(key, value)),
  })
  const reporter = {
    warn: jest.fn<undefined, [string]>(),
    info: jest.fn(),
    panicOnBuild: jest.fn<undefined, [string]>(),
  }
  return {
    reporter,
    pass: (...[kind, ...problems]: [Parameters<typeof passProblems>[1], ...ContentProblem[]]) =>
      passProblems(getCache, kind, problems),
    report: () => (onPreExtractQueries as unknown as (api: object) => Promise<void>)({ getCache, reporter }),
  }
}

const REPORT =
  '3 problems in the content:\n\n' +
  'content/a.md:2:1  Wrong.\ncontent/a.md:9:1  Wrong.\ncontent/redirects.yml:1:1  Wrong.\n'

test.each([
  ['fails a build with', '', 'panicOnBuild'],
  ['only warns in a preview build of', 'include', 'warn'],
] as const)('%s the problems of all checks in one list, sorted by file and line', async (_, drafts, method) => {
  setEnvironment('production', drafts)
  const { pass, report, reporter } = await createGatsby()
  await pass('content', problem('content/a.md', 9))
  await pass('redirects', problem('content/redirects.yml', 1))
  await pass('links', problem('content/a.md', 2))
  await report()
  const { panicOnBuild, warn } = reporter
  expect([...panicOnBuild.mock.calls, ...warn.mock.calls]).toEqual([[REPORT]])
  expect(reporter[method]).toHaveBeenCalledTimes(1)
})

test('does not fail a build that has no problems or only warnings', async () => {
  setEnvironment('production')
  const { reporter, pass, report } = await createGatsby()
  await report()
  await pass('links', { ...problem('content/a.md', 2), isWarning: true })
  await report()
  expect(reporter.warn.mock.calls).toEqual([['1 warning in the content:\n\ncontent/a.md:2:1  warning: Wrong.\n']])
  expect(reporter.panicOnBuild).not.toHaveBeenCalled()
})

test('marks warnings and counts them separately in develop', async () => {
  setEnvironment('development')
  const { reporter, pass, report } = await createGatsby()
  const warning = { ...problem('content/a.md', 3), isWarning: true as const }
  await pass('content', problem('content/a.md', 1), problem('content/b.md', 2), warning)
  await report()
  await pass('content', problem('content/b.md', 2), { ...warning, message: 'Wrong again.' })
  await report()
  await pass('content', { ...warning, message: 'Wrong again.' })
  await report()
  expect(reporter.warn.mock.calls).toEqual([
    [
      '2 problems, 1 warning in the content:\n\ncontent/a.md:1:1  Wrong.\ncontent/a.md:3:1  warning: Wrong.\ncontent/b.md:2:1  Wrong.\n',
    ],
    ['1 warning in the content:\n\ncontent/a.md:3:1  warning: Wrong again.\n'],
  ])
  expect(reporter.info.mock.calls).toEqual([['1 warning left in the content.']])
})

test('prints each problem once in develop, then the number of remaining problems', async () => {
  setEnvironment('development')
  const { reporter, pass, report } = await createGatsby()
  await report()
  await pass('content', problem('content/a.md', 1), problem('content/b.md', 1))
  await pass('links', problem('content/c.md', 1))
  await report()
  await report()
  await pass('content', problem('content/b.md', 7))
  await report()
  await pass('content')
  await pass('links')
  await report()
  await report()
  expect(reporter.warn).toHaveBeenCalledTimes(1)
  expect(reporter.info.mock.calls).toEqual([
    ['2 problems left in the content.'],
    ['All problems in the content are solved.'],
  ])
  expect(reporter.panicOnBuild).not.toHaveBeenCalled()
})
