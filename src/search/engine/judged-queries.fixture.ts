/** A search as a reader would type it, with the sections of this site that answer it. */
export interface JudgedQuery {
  query: string
  /** Ids of hits, the page's path or `path#anchor`. Any of them as the first hit is right. */
  expected: readonly string[]
}

const deployment = ['/docs/deployment/node-server', '/docs/deployment/static-hosts']
const accordions = ['/docs/components/content/accordion', '/docs/components/interface/accordion']
const callouts = ['/docs/components/content/callout', '/docs/files/markdown#callouts']

/** Judged by what a reader wants, not by what an engine finds. When a query fails, correct the engine or the pages, not the judgement. */
export const judgedQueries: readonly JudgedQuery[] = [
  // One word
  { query: 'installation', expected: ['/docs/getting-started/installation'] },
  { query: 'redirects', expected: ['/docs/deployment/redirects'] },
  { query: 'markdown', expected: ['/docs/files/markdown'] },
  { query: 'drafts', expected: ['/docs/getting-started/project-structure#drafts'] },
  { query: 'authors', expected: ['/docs/collections/blog#authors'] },
  { query: 'tooltip', expected: ['/docs/components/interface/tooltip'] },
  { query: 'toast', expected: ['/docs/components/interface/toast'] },
  { query: 'mermaid', expected: ['/docs/components/content/mermaid'] },
  { query: 'latex', expected: ['/docs/components/content/math'] },
  { query: 'youtube', expected: ['/docs/components/content/video#youtube-and-vimeo'] },
  { query: 'fonts', expected: ['/docs/getting-started/configuration#fonts'] },
  { query: 'nginx', expected: ['/docs/deployment/node-server#behind-a-proxy'] },
  { query: 'systemd', expected: ['/docs/deployment/node-server#as-a-service'] },
  {
    query: 'netlify',
    expected: ['/docs/deployment/static-hosts', '/docs/deployment/static-hosts#what-the-build-leaves-for-the-host'],
  },
  { query: 'compression', expected: ['/docs/deployment/node-server#compression'] },
  { query: 'pricing', expected: ['/studio/pricing'] },
  { query: 'changelog', expected: ['/changelog'] },
  { query: 'handbook', expected: ['/templates/handbook'] },
  { query: 'cookies', expected: ['/docs/queries/endpoint#cookies'] },
  { query: 'sqlite', expected: ['/docs/queries/database'] },
  { query: 'validation', expected: ['/docs/collections/validation'] },
  { query: 'search', expected: ['/docs/search'] },
  { query: 'combobox', expected: ['/docs/components/interface/input-menu'] },
  { query: 'setup', expected: ['/docs/getting-started/installation'] },
  { query: 'admonition', expected: callouts },
  { query: 'release notes', expected: ['/changelog'] },
  {
    query: 'noindex',
    expected: [
      '/docs/deployment/search-engines#leave-a-page-out',
      '/docs/getting-started/project-structure#what-search-engines-see',
    ],
  },
  {
    query: 'sitemap',
    expected: ['/docs/deployment/search-engines#sitemap-and-robotstxt', '/docs/deployment/search-engines'],
  },

  // What a reader wants to do or know
  { query: 'how to deploy', expected: deployment },
  {
    query: 'change primary color',
    expected: ['/docs/components/interface/theme', '/docs/getting-started/configuration#colours'],
  },
  {
    query: 'change the port',
    expected: [
      '/docs/getting-started/installation#open-it',
      '/docs/getting-started/installation#when-it-does-not-start',
      '/docs/deployment/node-server#settings',
      '/docs/deployment/node-server',
    ],
  },
  { query: 'add a collection', expected: ['/docs/collections/define#add-a-collection'] },
  {
    query: 'own component in markdown',
    expected: ['/docs/components/add-a-component', '/docs/components/add-a-component#a-content-component'],
  },
  {
    query: 'hide page from sidebar',
    expected: [
      '/docs/getting-started/project-structure#one-page-in-the-sidebar',
      '/docs/queries/navigation#set-by-a-page',
    ],
  },
  {
    query: 'check dead links',
    expected: ['/docs/files/links', '/docs/files/links#what-is-checked-at-the-source'],
  },
  {
    query: 'syntax highlighting',
    expected: ['/docs/components/content/code-block', '/docs/files/markdown#code-blocks'],
  },
  {
    query: 'highlight lines in code',
    expected: [
      '/docs/components/content/code-block#lines',
      '/docs/files/markdown#file-name-and-lines',
      '/docs/components/content/code-block',
    ],
  },
  {
    query: 'dark mode',
    expected: ['/docs/components/interface/color-mode', '/docs/getting-started/configuration#colour-mode'],
  },
  { query: 'force a mode on one page', expected: ['/docs/components/interface/color-mode#force-a-mode'] },
  {
    query: 'environment variables',
    expected: ['/docs/getting-started/configuration#environment-variables'],
  },
  { query: 'live reload', expected: ['/docs/getting-started/installation#write-with-live-reload'] },
  {
    query: 'content security policy',
    expected: [
      '/docs/deployment/node-server#headers',
      '/blog/serving-a-static-site-properly#a-policy-without-an-escape-hatch',
    ],
  },
  { query: 'redirect old url', expected: ['/docs/deployment/redirects'] },
  {
    query: 'order of pages',
    expected: ['/docs/getting-started/project-structure#order', '/docs/queries/navigation#order'],
  },
  { query: 'previous next page', expected: ['/docs/queries/surround'] },
  {
    query: 'copy page as markdown',
    expected: ['/docs/files/as-markdown', '/docs/files/as-markdown#from-the-page'],
  },
  { query: 'npm pnpm yarn', expected: ['/docs/components/content/package-managers'] },
  { query: 'sign in form', expected: ['/docs/components/interface/auth-form'] },
  { query: 'confirm dialog', expected: ['/docs/components/interface/overlay', '/docs/components/interface/modal'] },
  { query: 'rate limit', expected: ['/docs/queries/endpoint#limits'] },
  { query: 'last updated date', expected: ['/docs/getting-started/project-structure#the-date-of-a-page'] },
  {
    query: 'node version',
    expected: ['/docs/getting-started/installation', '/docs/getting-started/installation#when-it-does-not-start'],
  },
  { query: 'run tests', expected: ['/docs/getting-started/installation#run-the-checks'] },
  {
    query: 'link in new tab',
    expected: ['/docs/components/interface/link', '/docs/components/interface/link#the-mark-of-a-new-tab'],
  },
  {
    query: 'image caption',
    expected: ['/docs/components/content/image'],
  },
  {
    query: 'brand colour scale',
    expected: ['/docs/components/interface/theme', '/docs/components/interface/theme#scales'],
  },
  { query: 'exclude page from search', expected: ['/docs/search/write-for-search#leave-a-page-out'] },
  {
    query: 'reference another collection',
    expected: ['/docs/collections/relations', '/docs/collections/relations#declare-one'],
  },
  { query: 'footnotes', expected: ['/docs/files/markdown#quotes-and-notes', '/docs/files/markdown'] },

  // Before the word is finished
  { query: 'instal', expected: ['/docs/getting-started/installation'] },
  { query: 'conf', expected: ['/docs/getting-started/configuration'] },
  { query: 'acco', expected: accordions },
  { query: 'playgr', expected: ['/docs/queries/playground'] },
  { query: 'pagin', expected: ['/docs/queries/query-builder', '/docs/queries/query-builder#skip-and-limit'] },
  {
    query: 'content sec',
    expected: [
      '/docs/deployment/node-server#headers',
      '/blog/serving-a-static-site-properly#a-policy-without-an-escape-hatch',
    ],
  },

  // Names in code
  { query: 'queryCollection', expected: ['/docs/queries/query-builder'] },
  { query: 'querycollectionsearchsections', expected: ['/docs/queries/sections#in-the-browser'] },
  {
    query: 'content.config.ts',
    expected: [
      '/docs/collections/define',
      '/docs/collections/define#one-collection',
      '/docs/getting-started/project-structure#folders',
    ],
  },
  {
    query: 'sql_dump',
    expected: ['/docs/queries/database', '/docs/queries/database#the-files', '/docs/queries/database#open-a-dump'],
  },
  { query: 'TRUST_PROXY', expected: ['/docs/deployment/node-server#settings'] },
  { query: 'createError', expected: ['/docs/components/interface/errors#raise-an-error'] },
  { query: 'navigateTo', expected: ['/docs/components/interface/errors#go-somewhere'] },
  {
    query: 'useColorMode',
    expected: ['/docs/components/interface/color-mode#read-and-change-it', '/docs/components/interface/color-mode'],
  },
  { query: 'definePages', expected: ['/docs/collections/define#one-collection', '/docs/collections/define'] },
  {
    query: 'allSearchSection',
    expected: ['/docs/queries/sections#in-graphql', '/docs/queries/graphiql#search-sections'],
  },
  {
    query: '.navigation.yml',
    expected: [
      '/docs/getting-started/project-structure#folders-in-the-sidebar',
      '/docs/queries/navigation#set-by-a-folder',
    ],
  },
  {
    query: 'src/site.ts',
    expected: [
      '/docs/getting-started/configuration',
      '/docs/getting-started/configuration#the-sites-facts',
      '/docs/getting-started/configuration#fields-of-the-site',
    ],
  },
  { query: '_headers', expected: ['/docs/deployment/static-hosts#what-the-build-leaves-for-the-host'] },
  {
    query: 'X-Robots-Tag',
    expected: ['/docs/files/as-markdown#from-a-program', '/docs/deployment/search-engines#leave-a-page-out'],
  },
  { query: 'route middleware', expected: ['/docs/components/interface/errors#rules-for-routes'] },
  { query: 'strictObject', expected: ['/docs/collections/define#kinds-of-fields'] },
  { query: ':::note', expected: callouts },
  {
    query: 'npm run check:links',
    expected: ['/docs/getting-started/installation#commands', '/docs/files/links#links-to-other-sites'],
  },
  { query: 'npm ci --omit=dev', expected: ['/docs/deployment/node-server#what-it-needs'] },
  { query: 'minHeading', expected: ['/docs/queries/sections#in-the-browser'] },
  {
    query: '[!code highlight]',
    expected: [
      '/docs/components/content/code-block#marks-in-comments',
      '/docs/files/markdown#marks-in-comments',
      '/docs/components/content/code-block',
    ],
  },
  { query: 'status 429', expected: ['/docs/queries/endpoint#errors', '/docs/deployment/icons#the-endpoint'] },
  {
    query: 'query-playground',
    expected: ['/docs/queries/playground#in-your-own-pages', '/docs/files/markdown#query-playground'],
  },
  { query: 'PORT=3000', expected: ['/docs/getting-started/installation#open-it'] },

  // With slips of the finger
  { query: 'navgation', expected: ['/docs/queries/navigation', '/docs/components/interface/navigation-menu'] },
  { query: 'depoly', expected: deployment },
  { query: 'serch sections', expected: ['/docs/queries/sections'] },
  { query: 'tempaltes', expected: ['/templates'] },
  { query: 'carousell', expected: ['/docs/components/interface/carousel'] },
  { query: 'grahpiql', expected: ['/docs/queries/graphiql'] },
  { query: 'querry bulder', expected: ['/docs/queries/query-builder'] },
  {
    query: 'collpasable',
    expected: ['/docs/components/content/collapsible', '/docs/components/interface/collapsible'],
  },
  { query: 'licences fo fonts', expected: ['/about#type-and-signs'] },
  { query: 'behind a porxy', expected: ['/docs/deployment/node-server#behind-a-proxy'] },

  // One thing or many
  { query: 'callouts', expected: callouts },
  { query: 'relation', expected: ['/docs/collections/relations'] },
  { query: 'diagrams', expected: ['/docs/components/content/mermaid'] },
  { query: 'checkboxes', expected: ['/docs/components/interface/checkbox'] },

  // Together or apart
  { query: 'frontmatter', expected: ['/docs/files/markdown#front-matter'] },
  {
    query: 'side bar',
    expected: [
      '/docs/getting-started/project-structure#folders-in-the-sidebar',
      '/docs/getting-started/project-structure#one-page-in-the-sidebar',
    ],
  },
  { query: 'codegroup', expected: ['/docs/components/content/code-group', '/docs/files/markdown#code-group'] },
  { query: 'slide over', expected: ['/docs/components/interface/slideover'] },
  { query: 'drop down menu', expected: ['/docs/components/interface/dropdown-menu'] },

  // Outside the documentation
  { query: 'markdown or mdx', expected: ['/blog/markdown-is-data-mdx-is-code', '/docs/files/mdx'] },
  {
    query: 'build time of a thousand pages',
    expected: [
      '/blog/markdown-is-data-mdx-is-code#what-a-page-costs-when-it-is-code',
      '/blog/markdown-is-data-mdx-is-code',
    ],
  },
  {
    query: 'why fail the build',
    expected: ['/blog/a-build-that-refuses-to-be-wrong#why-fail-at-all', '/blog/a-build-that-refuses-to-be-wrong'],
  },
  { query: 'serving a static site', expected: ['/blog/serving-a-static-site-properly'] },
  { query: 'kit of parts', expected: ['/changelog/a-kit-of-parts'] },
  { query: 'first proof', expected: ['/changelog/first-proof'] },
  { query: 'team blog template', expected: ['/templates/team-blog'] },
  { query: 'knowledge base', expected: ['/templates/handbook'] },
  { query: 'single sign-on', expected: ['/studio/pricing'] },
  { query: 'hosted editor', expected: ['/studio', '/studio/pricing'] },
  { query: 'what is a galley proof', expected: ['/about#the-proof-before-the-print', '/about'] },
  { query: 'docusaurus vitepress', expected: ['/'] },
]
