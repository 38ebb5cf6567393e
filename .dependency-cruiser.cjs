/// <reference types="node" />
// Who may import whom, and why.
const { readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')

const OURS = '^(src|packages|plugins|e2e|bench|scripts)/|^gatsby-[a-z]+\\.tsx?$'

const LIB = '^packages/(core/src|query/src/(builder|dump|script))/'
const SITE = '^(src/site\\.ts|packages/testing/src/site\\.fixture\\.ts)$'
const COLLECTIONS = '^(src/content\\.config\\.ts|packages/testing/src/content\\.config\\.fixture\\.ts)$'
const STYLES = '^packages/(ui/src/styles|tokens/src)/'
const START = '^packages/start/src/'
const HOOKS = '^packages/(theme|ui)/src/hooks/'
const DATABASE = '^packages/query/src/client/'
const UI = '^packages/ui/src/'
const EXAMPLES = '^src/examples/'
const ISLANDS = '^src/islands/'
const SECTIONS = '^packages/theme/src/sections/'
/** A part of a page: a folder of the theme. */
const PART = '^packages/theme/src/(content|sections|shell)/([^/]+)/.'
const FEATURES = '^(packages/theme/src/(content|sections|shell|styles)|src/(components|search|preview))/'
const LAYOUTS = '^packages/theme/src/layouts/'
const PAGES = '^(packages/theme/src/page-components|src/(pages|templates))/'
const SERVER = '^src/server/'
const ANALYTICS = '^packages/start/src/analytics/'
/** Colours alone, for pages that the server renders before there is a built one. */
const PALETTE = '^packages/tokens/src/(mode-colors|scales|tokens)\\.ts$'
/** Icons of the interface, which the facts of a site name without a set. */
const OWN_ICONS = '^packages/ui/src/icon/interface-icons\\.json$'
/** Names, files and sources of the typefaces. */
const TYPEFACES = '^packages/tokens/src/(fonts\\.ts|(typefaces|font-files)\\.json)$'
/** Rules of pages: builds write their list, and the server and browsers apply them. */
const ROUTE_RULES = '^src/route-(rules|middleware)\\.ts$'
/** What searches: in a worker of browsers, and in a thread of the server. */
const SEARCH_ENGINE = '^src/search/engine/search-engine\\.ts$'
const CONTENT = '^packages/(content/src|query/src/collection-dumps)/'
const NODE = '^packages/(node|gatsby)/src/'

const BELOW_FEATURES = [UI, HOOKS, START, STYLES, SITE, LIB]

/**
 * A room and the only parts of our code that it may import.
 * @param {string} name
 * @param {string} from
 * @param {string[]} allowed
 * @param {string} comment
 */
const room = (name, from, allowed, comment) => ({
  name,
  severity: /** @type {const} */ ('error'),
  comment,
  from: { path: from },
  to: { path: OURS, pathNot: allowed },
})

/**
 * Imports that are wrong wherever they point to `to`.
 * @param {string} name
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 * @param {string} comment
 */
const ban = (name, from, to, comment) => ({ name, severity: /** @type {const} */ ('error'), comment, from, to })

/** Each package may import the packages in its package.json. Tests may use more. */
const packages = readdirSync(path.join(__dirname, 'packages')).map((folder) => {
  /** @type {{ dependencies?: Record<string, string> }} */
  const { dependencies = {} } = JSON.parse(
    readFileSync(path.join(__dirname, 'packages', folder, 'package.json'), 'utf8'),
  )
  const folders = [folder, ...Object.keys(dependencies).flatMap((name) => /^@galley\/(.+)/.exec(name)?.[1] ?? [])]
  return ban(
    `package-${folder}`,
    { path: `^packages/${folder}/`, pathNot: '\\.(test|fixture)\\.tsx?$' },
    {
      path: OURS,
      pathNot: [
        `^packages/(${folders.join('|')})/`,
        ...(folders.includes('site') ? [SITE, COLLECTIONS, ROUTE_RULES] : []),
      ],
    },
    'A package works without the site and without packages that it does not name in its package.json.',
  )
})

/** @satisfies {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...packages,
    room(
      'lib-knows-nothing',
      LIB,
      [LIB],
      'Pure code runs in the build, the browser and the server alike, so it must not pull any of them in.',
    ),
    room(
      'collections-use-lib',
      COLLECTIONS,
      [LIB],
      'The content types are read by plugins and the server, which have no React.',
    ),
    room(
      'route-rules-use-site',
      ROUTE_RULES,
      [ROUTE_RULES, SITE, LIB],
      'The server, builds and browsers run them, so they bring none of these along.',
    ),
    room(
      'site-uses-tokens',
      SITE,
      [STYLES, SITE],
      'Site facts are read everywhere; they may use only the names of colours.',
    ),
    room('styles-use-lib', STYLES, [STYLES, START, SITE, LIB], 'A style must not depend on a component that uses it.'),
    ban(
      'only-global-style-reads-site',
      { path: STYLES },
      { path: SITE },
      'Site facts choose the colours in the global style of the theme; tokens stay the same for every site.',
    ),
    room(
      'start-uses-lib',
      // The bundler puts the values of these settings in its place.
      '^packages/start/src/(?!analytics-settings\\.|analytics/)',
      [START, STYLES, LIB],
      'Every page has these scripts: whatever they import is downloaded by every reader.',
    ),
    room('hooks-use-styles', HOOKS, BELOW_FEATURES.slice(1), 'Hooks serve components and therefore cannot know any.'),
    room(
      'database-uses-lib',
      DATABASE,
      [DATABASE, COLLECTIONS, LIB],
      'Queries run in a worker too and are loaded on demand; a component would bring React along.',
    ),
    ban(
      'database-knows-only-types-of-collections',
      { path: DATABASE },
      { path: COLLECTIONS, dependencyTypesNot: ['type-only'] },
      'The schemas check content in the build; in the browser they would be dead weight.',
    ),
    ban(
      'database-through-index',
      { path: '.', pathNot: DATABASE },
      { path: DATABASE, pathNot: '/index\\.ts$' },
      'The index is what pages load on demand; the rest belongs to it or to the worker.',
    ),
    ban(
      'sqlite-in-few-rooms',
      { path: '^(packages|src)/', pathNot: [DATABASE, SERVER, '\\.test\\.ts$'] },
      { path: '(^|/)@sqlite\\.org/sqlite-wasm(/|$)', dependencyTypesNot: ['type-only'] },
      'A megabyte is loaded with the first query, never with a page.',
    ),
    room(
      'ui-uses-hooks',
      UI,
      [UI, HOOKS, START, STYLES, LIB],
      'Generic parts know nothing of this site, or they could not be used elsewhere.',
    ),
    room(
      'examples-use-ui',
      EXAMPLES,
      [EXAMPLES, SECTIONS, '^src/components/', ...BELOW_FEATURES],
      'An example is what another team would write: it has the parts and sections, and nothing of this site.',
    ),
    room(
      'islands-use-ui',
      ISLANDS,
      [ISLANDS, ...BELOW_FEATURES],
      'The server renders an island outside of a page: it has the parts, and nothing that needs a page around it.',
    ),
    ban(
      'islands-on-the-server',
      { path: OURS, pathNot: ISLANDS },
      { path: ISLANDS },
      'The server loads an island by its name on the first request. An import would put it into a bundle, or slow the start.',
    ),
    room(
      'features-use-ui',
      FEATURES,
      [FEATURES, EXAMPLES, DATABASE, ...BELOW_FEATURES],
      'Parts of a page are composed by layouts and pages, never the reverse.',
    ),
    room(
      'layouts-use-features',
      LAYOUTS,
      [LAYOUTS, FEATURES, DATABASE, ...BELOW_FEATURES],
      'Layouts are frames; pages and templates choose the content.',
    ),
    room(
      'pages-use-layouts',
      PAGES,
      [PAGES, LAYOUTS, FEATURES, DATABASE, ...BELOW_FEATURES],
      'Pages compose what is rendered; start-up, server and plugins are not theirs.',
    ),
    room(
      'app-uses-src',
      '^src/app/',
      ['^src/', '^packages/(core|query|start|theme|tokens|ui)/', SITE],
      'Start-up code runs in the browser, where plugins and tools do not exist.',
    ),
    room(
      'analytics-uses-start',
      ANALYTICS,
      [ANALYTICS, START, LIB],
      'It is a script of its own: a module of the application would be in it a second time, with a state of its own.',
    ),
    ban(
      'analytics-apart',
      { path: '^src/', pathNot: ANALYTICS },
      { path: ANALYTICS },
      'Its script is bundled alone. An import would put it into the application, for readers of every site.',
    ),
    ban(
      'search-and-preview-apart',
      { path: '^src/(search|preview)/' },
      { path: '^src/(search|preview)/', pathNot: '^src/$1/' },
      'Each is loaded only when used; knowing the other would load both.',
    ),
    ban(
      'content-without-shell',
      { path: '^packages/theme/src/content/' },
      { path: '^packages/theme/src/shell/' },
      'What authors use works in any frame, the editor preview included.',
    ),
    room(
      'content-uses-lib',
      CONTENT,
      [CONTENT, NODE, SITE, COLLECTIONS, LIB],
      'It turns files into entries for the build and for the preview server alike, so it knows neither.',
    ),
    ban(
      'content-through-index',
      { path: '^(src|plugins|packages)/', pathNot: [CONTENT, '^packages/migrate/', '\\.test\\.ts$'] },
      {
        path: CONTENT,
        pathNot: ['^packages/content/src/index\\.ts$', '^packages/query/src/collection-dumps/index\\.ts$'],
      },
      'The index is light; what compiles is heavy, and runs in worker threads.',
    ),
    room('node-uses-lib', NODE, [NODE, LIB], 'What only Node can run, for the build, its scripts and the server.'),
    ban(
      'lib-without-node',
      { path: LIB, pathNot: '\\.(test|fixture)\\.tsx?$' },
      { dependencyTypes: ['core'] },
      'It runs in the browser too; what reads files is in packages/node.',
    ),
    room(
      'server-uses-lib',
      SERVER,
      [SERVER, CONTENT, NODE, PALETTE, LIB, SITE, COLLECTIONS, ROUTE_RULES, SEARCH_ENGINE],
      'The server starts without drawing code and Gatsby, so it starts fast and small.',
    ),
    room(
      'plugins-use-lib',
      '^plugins/',
      ['^plugins/', CONTENT, NODE, LIB, SITE, COLLECTIONS, PALETTE, TYPEFACES, OWN_ICONS, ROUTE_RULES],
      'A plugin is a build job and shares only pure code with the site.',
    ),
    ban(
      'plugins-apart',
      { path: '^plugins/([^/]+)/' },
      { path: '^plugins/', pathNot: '^plugins/$1/' },
      'Plugins meet through nodes and @galley/core, so that each can be removed alone.',
    ),
    room(
      'gatsby-build-files-use-lib',
      '^gatsby-(config|node)\\.ts$',
      [
        ...[LIB, NODE, SITE, COLLECTIONS],
        '^plugins/gatsby-adapter-node/adapter\\.ts$',
        '^packages/content/src/compiler/file-lookup\\.ts$',
      ],
      'Configuration and the route table hold no logic; a job belongs in a plugin.',
    ),
    room(
      'gatsby-runtime-files-use-app',
      '^gatsby-(browser|ssr)\\.tsx$',
      ['^src/app/'],
      'Both re-export from src/app, so that the server and the browser render the same.',
    ),
    ban(
      'component-through-index',
      { path: PART },
      {
        path: '^packages/theme/src/(content|sections|shell)/[^/]+/.',
        pathNot: ['^packages/theme/src/$1/$2/', '/index\\.tsx?$'],
      },
      'A component folder shows what is public in its index; the rest may change freely.',
    ),
    ban(
      'component-through-index-from-outside',
      { path: '.', pathNot: PART },
      { path: PART, pathNot: '/index\\.tsx?$' },
      'A component folder shows what is public in its index; the rest may change freely.',
    ),
    ban(
      'lib-through-index',
      { path: '^packages/(?:core|query)/src/([^/]+)/.' },
      {
        path: '^packages/(core|query)/src/[^/]+/.',
        pathNot: ['^packages/(core|query)/src/$1/', '/index\\.ts$', '\\.fixture\\.ts$'],
      },
      'A topic of lib shows what is public in its index; the rest may change freely.',
    ),
    ban(
      'lib-through-index-from-outside',
      { path: '.', pathNot: '^packages/(core|query)/src/[^/]+/.' },
      { path: '^packages/(core|query)/src/[^/]+/.', pathNot: ['/index\\.ts$', '\\.fixture\\.ts$'] },
      'A topic of lib shows what is public in its index; the rest may change freely.',
    ),
    ban(
      'feature-through-index',
      { path: '.', pathNot: '^src/(search|preview)/' },
      { path: '^src/(search|preview)/', pathNot: ['/index\\.tsx?$', SEARCH_ENGINE] },
      'The index decides what of a feature is loaded at once and what on first use.',
    ),
    ban(
      'radix-in-ui',
      { path: OURS, pathNot: UI },
      { path: '(^|/)@?radix-ui(/|$)' },
      'Another library of primitives then touches one room.',
    ),
    ban(
      'gatsby-in-few-rooms',
      {
        path: '^(src|packages)/',
        pathNot: [
          '^packages/gatsby/',
          '^src/(pages|templates|app)/',
          '^packages/theme/src/hooks/use-navigation[./]',
          '^packages/ui/src/link[./]',
          // A test sets the answers of the replaced Gatsby.
          '\\.test\\.tsx?$',
        ],
      },
      { path: '(^|node_modules/)gatsby(/|$)' },
      'Another framework then touches few files.',
    ),
    ban(
      'gatsby-image-where-content-is-rendered',
      {
        path: '^(src|packages)/',
        pathNot: [
          '^src/(pages|templates|app|components)/',
          '^packages/theme/src/(content|sections)/',
          '^src/gatsby-types',
        ],
      },
      { path: '(^|node_modules/)gatsby-plugin-image(/|$)' },
      'Images come from content; generic parts take a URL.',
    ),
    ban('no-cycles', {}, { circular: true }, 'Files that need each other are one file, or hide a third.'),
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '(^|/)(public|\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
