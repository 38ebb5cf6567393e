import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import rules from '../.dependency-cruiser.cjs'
import { projectFolder } from './run.mjs'

type Import = [importingFile: string, fileOrPackage: string]
type Example = [rule: string, ...Import]

/** Each rule of `.dependency-cruiser.cjs` with an import that breaks it. */
const broken: Example[] = [
  ['lib-knows-nothing', 'src/lib/slugs/slugs.ts', 'src/site.ts'],
  ['collections-use-lib', 'src/content.config.ts', 'src/site.ts'],
  ['site-uses-tokens', 'src/site.ts', 'src/lib/site-part/index.ts'],
  ['styles-use-lib', 'src/styles/theme.ts', 'src/hooks/use-theme.ts'],
  ['only-global-style-reads-site', 'src/styles/media.ts', 'src/site.ts'],
  ['hooks-use-styles', 'src/hooks/use-badge.ts', 'src/components/ui/badge/index.ts'],
  ['database-uses-lib', 'src/database/content-source.ts', 'src/hooks/use-rows.ts'],
  ['database-knows-only-types-of-collections', 'src/database/content-queries.ts', 'src/content.config.ts'],
  ['database-through-index', 'src/templates/docs-page.tsx', 'src/database/content-source.ts'],
  ['sqlite-in-few-rooms', 'src/hooks/use-sqlite.ts', '@sqlite.org/sqlite-wasm'],
  ['ui-uses-hooks', 'src/components/ui/footer-link/footer-link.tsx', 'src/site.ts'],
  ['examples-use-ui', 'src/examples/modal-open.tsx', 'src/components/content/index.ts'],
  ['islands-use-ui', 'src/islands/status.tsx', 'src/layouts/wide-layout/index.ts'],
  ['islands-on-the-server', 'src/server/islands/islands.ts', 'src/islands/clock.tsx'],
  ['features-use-ui', 'src/components/shell/footer/footer.tsx', 'src/layouts/docs-layout/index.ts'],
  ['layouts-use-features', 'src/layouts/default-layout/default-layout.tsx', 'src/templates/docs-page.tsx'],
  ['pages-use-layouts', 'src/pages/index.tsx', 'src/app/browser.tsx'],
  ['app-uses-src', 'src/app/ssr.tsx', 'plugins/gatsby-plugin-icons/icons.ts'],
  ['search-and-preview-apart', 'src/search/dialog.tsx', 'src/preview/index.ts'],
  ['content-without-shell', 'src/components/content/card/card.tsx', 'src/components/shell/header/index.ts'],
  ['content-uses-lib', 'src/content/compiler/compile-file.ts', 'src/site.ts'],
  ['content-through-index', 'src/server/preview/main.ts', 'src/content/compiler/compile-file.ts'],
  ['node-uses-lib', 'src/node/site-facts.ts', 'src/site.ts'],
  ['lib-without-node', 'src/lib/nearest.ts', 'fs'],
  ['server-uses-lib', 'src/server/main.ts', 'src/components/sections/hero/index.ts'],
  ['api-uses-server', 'src/api/health.ts', 'src/hooks/use-health.ts'],
  ['plugins-use-lib', 'plugins/gatsby-plugin-links/links.ts', 'src/styles/theme.ts'],
  ['plugins-apart', 'plugins/gatsby-plugin-redirects/redirects.ts', 'plugins/gatsby-plugin-search/search.ts'],
  ['gatsby-build-files-use-lib', 'gatsby-node.ts', 'src/app/routes.ts'],
  ['gatsby-runtime-files-use-app', 'gatsby-browser.tsx', 'src/layouts/plain-layout/index.ts'],
  ['component-through-index', 'src/components/ui/modal/modal.tsx', 'src/components/ui/button/button.tsx'],
  ['component-through-index-from-outside', 'src/layouts/page-layout/page.tsx', 'src/components/ui/tooltip/tooltip.tsx'],
  ['lib-through-index', 'src/lib/dates/index.ts', 'src/lib/numbers/numbers.ts'],
  ['lib-through-index-from-outside', 'src/app/dates.ts', 'src/lib/years/years.ts'],
  ['feature-through-index', 'src/pages/search.tsx', 'src/search/ranking.ts'],
  ['radix-in-ui', 'src/components/shell/mobile-menu/mobile-menu.tsx', 'radix-ui'],
  ['gatsby-in-few-rooms', 'src/components/shell/header/logo.tsx', 'gatsby'],
  ['gatsby-types-in-api', 'src/api/navigate.ts', 'gatsby'],
  ['gatsby-image-where-content-is-drawn', 'src/components/ui/avatar/avatar.tsx', 'gatsby-plugin-image'],
  ['no-cycles', 'src/hooks/use-egg.ts', 'src/hooks/use-hen.ts'],
]

/** Closes the circle of the example for `no-cycles`, which reports it once. */
const circle: Import = ['src/hooks/use-hen.ts', 'src/hooks/use-egg.ts']

const allowed: Import[] = [
  ['src/content.config.ts', 'src/lib/collections/index.ts'],
  ['src/styles/global-style.ts', 'src/site.ts'],
  ['src/components/ui/drawer/drawer.tsx', 'radix-ui'],
  ['src/components/ui/drawer/drawer.tsx', 'src/components/ui/drawer/drawer.styles.ts'],
  ['src/components/ui/drawer/drawer.tsx', 'src/components/ui/icon/index.ts'],
  ['src/components/ui/link/link.tsx', 'gatsby'],
  ['src/hooks/use-navigation.ts', 'gatsby'],
  ['src/layouts/docs-layout/docs-layout.test.tsx', 'gatsby'],
  ['src/components/content/image/image.tsx', 'gatsby-plugin-image'],
  ['src/islands/status.tsx', 'src/components/ui/badge/index.ts'],
  ['src/templates/blog-post.tsx', 'src/lib/collections/index.ts'],
  ['src/templates/blog-post.tsx', 'gatsby'],
  ['src/components/content/query-rows/query-rows.tsx', 'src/database/index.ts'],
  ['src/database/database-worker.ts', '@sqlite.org/sqlite-wasm'],
  ['src/api/query.ts', 'src/server/query.ts'],
  ['plugins/gatsby-plugin-feeds/gatsby-node.ts', 'plugins/gatsby-plugin-feeds/feeds.ts'],
  ['plugins/gatsby-plugin-feeds/feeds.ts', 'src/content.config.ts'],
  ['plugins/gatsby-plugin-feeds/feeds.ts', 'src/app/route-rules.ts'],
  ['src/server/page-judge.ts', 'src/app/route-rules.ts'],
  ['gatsby-config.ts', 'plugins/gatsby-adapter-node/adapter.ts'],
]

interface Violation {
  rule: { name: string }
  from: string
  to: string
}

const isFile = (target: string) => /\.tsx?$/.test(target)

/** How a file of ours names another: relative, without extension. */
const relativeImport = (file: string, target: string) =>
  ('../'.repeat(file.split('/').length - 1) || './') + target.replace(/\.tsx?$/, '')

/** Writes files that do nothing but import. */
function writeImports(folder: string, imports: Import[]) {
  const files = new Map<string, string[]>()
  for (const [file, target] of imports) {
    const specifier = isFile(target) ? relativeImport(file, target) : target
    files.set(file, [...(files.get(file) ?? []), `import '${specifier}'`])
    if (isFile(target) && !files.has(target)) files.set(target, [])
  }
  for (const [file, lines] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), [...lines, 'export {}'].join('\n'))
  }
}

function cruise(folder: string) {
  const tool = join(projectFolder, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const config = join(projectFolder, '.dependency-cruiser.cjs')
  const roots = ['src', 'plugins', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx']
  const output = execFileSync(process.execPath, [tool, ...roots, '--config', config, '--output-type', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations
}

let violations: Violation[]

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'))
  writeImports(folder, [...broken.map(([, file, target]): Import => [file, target]), circle, ...allowed])
  cpSync(join(projectFolder, 'tsconfig.json'), join(folder, 'tsconfig.json'))
  violations = cruise(folder)
  rmSync(folder, { recursive: true })
})

const rulesBrokenBy = (from: string, to: string) =>
  violations.filter((violation) => violation.from === from && violation.to === to).map(({ rule }) => rule.name)

test.each(broken)('%s forbids %s to import %s', (rule, from, to) => {
  expect(rulesBrokenBy(from, to)).toContain(rule)
})

test.each(allowed)('%s may import %s', (from, to) => {
  expect(rulesBrokenBy(from, to)).toEqual([])
})

test('every rule has its example', () => {
  expect(new Set(broken.map(([rule]) => rule))).toEqual(new Set(rules.forbidden.map(({ name }) => name)))
})
