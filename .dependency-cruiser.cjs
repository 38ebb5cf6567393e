/// <reference types="node" />
// Who may import whom, and why.
const { readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')

const OURS = '^(src|packages|plugins|e2e|bench|scripts)/|^gatsby-[a-z]+\\.tsx?$'

const SITE = '^(src/site\\.ts|packages/testing/src/site\\.fixture\\.ts)$'
/** The defaults of the facts. */
const DEFINE_SITE = '^packages/core/src/site/'
const LANGUAGES = '^packages/core/src/languages/'
const COLLECTIONS = '^(src/content\\.config\\.ts|packages/testing/src/content\\.config\\.fixture\\.ts)$'
/** Rules of pages: builds write their list, and the server and browsers apply them. */
const ROUTE_RULES = '^src/route-(rules|middleware)\\.ts$'
/** Additions of a site to Markdown, which the compiler imports in builds and in browsers. */
const MARKDOWN = '^src/markdown(\\.ts$|/)'
/** The components of a site, by name, for the packages that render. */
const OWN_COMPONENTS = '^src/(content-)?components\\.tsx?$'
const CORE = '^packages/core/src/'
const TOKENS = '^packages/tokens/src/'
const ANALYTICS = '^packages/start/src/analytics/'
const EXAMPLES = '^src/examples/'
const ISLANDS = '^src/islands/'
/** Parts that this site alone has. */
const COMPONENTS = '^src/components/'
/** Folders that examples and islands import. */
const PARTS = '^packages/(core|start|tokens|ui)/src/'
/** A part of a page: a folder of the theme. */
const PART = '^packages/theme/src/(content|sections|shell)/([^/]+)/.'
/** Code of builds. It must not import React, so that builds start fast. */
const BUILD = '^packages/(content|core|gatsby|node|query|tokens)/src/'
/** Endpoints of a site, which answer in develop too. */
const OWN_ROUTES = '^packages/server/src/own-routes\\.ts$'
/** Icons of the interface, which the facts of a site name without a set. */
const OWN_ICONS = '^packages/ui/src/icon/interface-icons\\.json$'

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
const packages = ['packages', 'plugins'].flatMap((parent) =>
  readdirSync(path.join(__dirname, parent)).map((folder) => {
    /** @type {Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string> | undefined>} */
    const { dependencies, devDependencies, peerDependencies } = JSON.parse(
      readFileSync(path.join(__dirname, parent, folder, 'package.json'), 'utf8'),
    )
    const folders = [
      folder,
      // The command loads what a site has. As optional peers, npm would install the packages of a build on servers too.
      ...Object.keys({ ...dependencies, ...peerDependencies, ...(folder === 'cli' && devDependencies) }).flatMap(
        (name) => /^@galley\/(.+)/.exec(name)?.[1] ?? [],
      ),
    ]
    return ban(
      `package-${folder}`,
      { path: `^${parent}/${folder}/`, pathNot: '\\.(test|fixture)\\.tsx?$' },
      {
        path: OURS,
        pathNot: [
          `^(packages|plugins)/(${folders.join('|')})/`,
          ...(folders.includes('site') ? [SITE, COLLECTIONS, ROUTE_RULES, MARKDOWN] : []),
          ...(['app', 'search', 'theme'].includes(folder) ? [OWN_COMPONENTS] : []),
        ],
      },
      'A package works without the site and without packages that it does not name in its package.json.',
    )
  }),
)

/** @satisfies {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...packages,
    ban(
      'packages-name-their-dependencies',
      { path: '^(packages|plugins)/', pathNot: '\\.(test|fixture)\\.tsx?$|^packages/testing/' },
      // An optional peer has the type `npm-no-pkg` too.
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['npm-peer'] },
      'Outside of this repository, a package has the packages of its own package.json only.',
    ),
    ban(
      'core-without-node',
      { path: '^packages/(core/src|query/src/(builder|dump|script))/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      { dependencyTypes: ['core'] },
      'It runs in the browser too; what reads files is in packages/node.',
    ),
    room(
      'collections-use-core',
      COLLECTIONS,
      [CORE, '^src/components/[^/]+/[^/]+-preset\\.ts$'],
      'The content types are read by plugins and the server, which have no React.',
    ),
    room(
      'markdown-uses-core',
      MARKDOWN,
      [MARKDOWN, CORE],
      'The threads that compile content import them, and have no React.',
    ),
    room(
      'site-uses-tokens',
      SITE,
      [TOKENS, DEFINE_SITE, LANGUAGES, SITE],
      'Site facts are read everywhere; they may use only their defaults, tables of texts and the names of colours.',
    ),
    room(
      'route-rules-use-site',
      ROUTE_RULES,
      [ROUTE_RULES, SITE, CORE],
      'The server, builds and browsers run them, so they bring none of these along.',
    ),
    ban(
      'start-without-site',
      // The bundler puts settings and texts in the place of these imports.
      { path: '^packages/start/src/(?!(analytics-settings|copy|new-entries|notice)\\.)' },
      { path: SITE },
      'Every page has these scripts: whatever they import is downloaded by every reader.',
    ),
    ban(
      'analytics-apart',
      { path: '^(packages|src)/', pathNot: ANALYTICS },
      { path: ANALYTICS },
      'Its script is bundled alone. An import would put it into the application, for readers of every site.',
    ),
    ban(
      'query-knows-only-types-of-collections',
      { path: '^packages/query/src/client/' },
      { path: COLLECTIONS, dependencyTypesNot: ['type-only'] },
      'The schemas check content in the build; in the browser they would be dead weight.',
    ),
    ban(
      'sqlite-in-few-rooms',
      { path: '^(packages|src)/', pathNot: ['^packages/(query/src/client|server/src)/', '\\.test\\.ts$'] },
      { path: '(^|/)@sqlite\\.org/sqlite-wasm(/|$)', dependencyTypesNot: ['type-only'] },
      'A megabyte is loaded with the first query, never with a page.',
    ),
    room(
      'examples-use-parts',
      EXAMPLES,
      [EXAMPLES, COMPONENTS, PARTS, SITE, '^packages/theme/src/(hooks|sections)/'],
      'An example is what another team would write: it has the parts and sections, and nothing of this site.',
    ),
    room(
      'islands-use-parts',
      ISLANDS,
      [ISLANDS, PARTS, SITE],
      'The server renders an island outside of a page: it has the parts, and nothing that needs a page around it.',
    ),
    ban(
      'islands-on-the-server',
      { path: OURS, pathNot: ISLANDS },
      { path: ISLANDS },
      'The server loads an island by its name on the first request. An import would put it into a bundle, or slow the start.',
    ),
    room(
      'pages-use-theme',
      '^src/(components|pages|templates)/',
      [
        '^src/(components|pages|templates)/',
        EXAMPLES,
        OWN_COMPONENTS,
        SITE,
        '^packages/(core|query|search|start|theme|tokens|ui)/src/',
      ],
      'Pages compose what is rendered; start-up, server and plugins are not theirs.',
    ),
    room(
      'plugins-use-build',
      // These render pages.
      '^plugins/(?!gatsby-plugin-preview/(gatsby-browser|load-template|preview-layer|preview-token)\\.|gatsby-plugin-site-settings/gatsby-ssr\\.)',
      ['^plugins/', BUILD, SITE, COLLECTIONS, ROUTE_RULES, MARKDOWN, OWN_ICONS, OWN_ROUTES, '^packages/testing/'],
      'A plugin is a build job and shares only pure code with the site.',
    ),
    ban(
      'hooks-load-with-require',
      {
        path: '^(plugins|packages/(content|core|gatsby|node|tokens))/.*\\.tsx?$',
        // Browsers run these files of the preview.
        pathNot:
          '\\.(test|fixture)\\.tsx?$|/gatsby-plugin-preview/(gatsby-browser|load-template|preview-layer)\\.tsx?$',
      },
      { path: OURS, dynamic: true },
      "Gatsby's processes load TypeScript with require() only: import() fails when the hook runs.",
    ),
    ban(
      'plugins-apart',
      // A site imports the adapter from the theme.
      { path: '^plugins/([^/]+)/', pathNot: '^plugins/gatsby-theme/config\\.ts$' },
      { path: '^plugins/', pathNot: '^plugins/$1/' },
      'Plugins meet through nodes and @galley/core, so that each can be removed alone.',
    ),
    room(
      'gatsby-build-files-use-build',
      '^gatsby-(config|node)\\.ts$',
      [SITE, '^plugins/gatsby-theme/(config|pages)\\.ts$'],
      'Configuration and the route table hold no logic; a job belongs in a plugin.',
    ),
    room(
      'gatsby-runtime-files-use-app',
      '^gatsby-(browser|ssr)\\.tsx$',
      ['^packages/app/src/'],
      'Both re-export from packages/app, so that the server and the browser render the same.',
    ),
    ban(
      'content-without-shell',
      { path: '^packages/theme/src/content/' },
      { path: '^packages/theme/src/shell/' },
      'Author components must work in any frame, including the editor preview.',
    ),
    ban(
      'part-through-index',
      { path: PART },
      {
        path: '^packages/theme/src/(content|sections|shell)/[^/]+/.',
        pathNot: ['^packages/theme/src/$1/$2/', '/index\\.tsx?$'],
      },
      'A folder shows what is public in its index; the rest may change freely.',
    ),
    ban(
      'part-through-index-from-outside',
      { path: '.', pathNot: PART },
      { path: PART, pathNot: '/index\\.tsx?$' },
      'A folder shows what is public in its index; the rest may change freely.',
    ),
    ban(
      'topic-through-index',
      { path: '^packages/core/src/([^/]+)/.' },
      // An index of all languages would bring their tables along.
      {
        path: '^packages/core/src/(?!languages/)[^/]+/.',
        pathNot: ['^packages/core/src/$1/', '/index\\.ts$', '\\.fixture\\.ts$'],
      },
      'A topic shows what is public in its index; the rest may change freely.',
    ),
    ban(
      'radix-in-ui',
      { path: OURS, pathNot: '^packages/ui/src/' },
      { path: '(^|/)@?radix-ui(/|$)' },
      'Another library of primitives then touches one room.',
    ),
    ban(
      'gatsby-in-few-rooms',
      {
        path: '^(packages|src)/',
        pathNot: [
          '^packages/(app|gatsby)/',
          '^packages/theme/src/(page-components/|hooks/use-navigation[./])',
          '^packages/ui/src/link[./]',
          '^src/(components|pages|templates)/',
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
        path: '^(packages|src)/',
        pathNot: [
          '^packages/app/',
          '^packages/theme/src/(content|page-components|sections)/',
          '^src/(components|pages|templates)/',
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
    exclude: { path: '(^|/)(public|\\.cache)/|^packages/create-galley/templates/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
