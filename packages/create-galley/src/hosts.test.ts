import { parse, stringify } from 'yaml'
import { HOSTS } from './hosts.mjs'
import { makeTestSite } from './make-site.fixture'

interface Workflow {
  on: { schedule?: { cron: string }[] }
  jobs: Record<string, { steps: { uses?: string; run?: string }[] }>
}

const names = Object.keys(HOSTS)
const plain = makeTestSite()
const WORKFLOW = /^\.github\/workflows\/(?!ci)/

test('the documentation and the question offer these hosts', () => {
  expect(names.sort()).toEqual(
    ['caddy', 'cloudflare', 'container', 'github-pages', 'netlify', 'nginx', 's3', 'vercel'].sort(),
  )
})

describe.each(names)('a site for %s', (host) => {
  const { files, read } = makeTestSite({ host })
  const added = files.filter((file) => !plain.files.includes(file))

  test('has the files of the host without unfilled values', () => {
    expect(added.length).toBeGreaterThan(0)
    expect(added.length).toBeLessThanOrEqual(4)
    for (const file of added) expect(read(file)).not.toMatch(/\{\{\w/)
  })

  test('lists the steps of the deployment in its README', () => {
    expect(read('README.md')).toContain(`The site is made for ${HOSTS[host]!.label}:\n\n1. `)
  })

  test('is built or asks for a build every day', () => {
    const workflows = added.filter((file) => WORKFLOW.test(file))
    expect(workflows).toHaveLength(1)
    const { on, jobs } = parse(read(workflows[0]!)) as Workflow
    expect(on.schedule).toEqual([{ cron: '5 0 * * *' }])
    const steps = Object.values(jobs).flatMap((job) => job.steps)
    // The lock of a workflow: major versions of published actions.
    for (const { uses } of steps) expect(uses ?? '@v1').toMatch(/@v\d+$/)
    const code = stringify(steps)
    expect(code).not.toContain('npm test')
    expect(code).toMatch(/npm run build|build-push-action|\$BUILD_HOOK/)
  })
})

test('a site for GitHub Pages has pages for its redirects', () => {
  expect(makeTestSite({ host: 'github-pages' }).read('src/site.ts')).toContain('  redirectPages: true,\n')
  expect(plain.read('src/site.ts')).not.toContain('redirectPages')
})

test('a site without a host names the command that adds one', () => {
  expect(plain.read('README.md')).toContain('npm create galley@latest . -- --host netlify')
})
