/** A query as a reader would type it, with the sections of this site that answer the query. */
export interface JudgedQuery {
  query: string
  /** Ids of right hits: a page's path or `path#anchor`. `path*` stands for a page, its headings and the pages under it. */
  expected: readonly string[]
}

const deployment = ['/docs/deployment/node-server', '/docs/deployment/static-hosts']
const accordions = ['/docs/components/content/accordion', '/docs/components/interface/accordion']
const callouts = ['/docs/components/content/callout', '/docs/files/markdown#callouts']

/**
 * Queries for tuning the search. Each is judged by the reader's intention, not by the engine's result. If a query fails, correct the engine or
 * the pages, not the judgement. Weights, synonyms and keywords were tuned with these queries. If you tune with `heldOutQueries`, move them here
 * and collect new ones.
 */
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

  // Tasks and questions
  { query: 'how to deploy', expected: deployment },
  {
    query: 'change primary color',
    expected: ['/docs/components/interface/theme', '/docs/getting-started/configuration#colours'],
  },
  {
    query: 'change the port',
    expected: [
      '/docs/getting-started#open-it',
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

  // Unfinished words
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
      '/docs/getting-started/configuration#fields-of-the-site',
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
    expected: ['/docs/getting-started/commands#options', '/docs/files/links#links-to-other-sites'],
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
  {
    query: 'PORT=3000',
    expected: ['/docs/getting-started/installation#write-with-live-reload', '/docs/getting-started/commands#options'],
  },

  // Typing errors
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

  // Singular and plural
  { query: 'callouts', expected: callouts },
  { query: 'relation', expected: ['/docs/collections/relations'] },
  { query: 'diagrams', expected: ['/docs/components/content/mermaid'] },
  { query: 'checkboxes', expected: ['/docs/components/interface/checkbox'] },

  // Compound words
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
  { query: 'component library', expected: ['/docs/components', '/changelog/a-kit-of-parts'] },
  { query: 'first release', expected: ['/changelog/first-proof'] },
  { query: 'team blog template', expected: ['/templates/team-blog'] },
  { query: 'knowledge base', expected: ['/templates/handbook'] },
  { query: 'single sign-on', expected: ['/studio/pricing'] },
  { query: 'hosted editor', expected: ['/studio', '/studio/pricing'] },
  { query: 'what is a galley proof', expected: ['/about#the-proof-before-the-print', '/about'] },
  { query: 'docusaurus vitepress', expected: ['/'] },

  // From people who had not read the pages
  { query: 'new content type', expected: ['/docs/collections/define*'] },
  { query: 'custom font', expected: ['/docs/getting-started/configuration#fonts'] },
  { query: 'logo', expected: ['/docs/getting-started/configuration*'] },
  { query: 'old url', expected: ['/docs/deployment/redirects*'] },
  {
    query: 'see unpublished changes',
    expected: [
      '/docs/preview',
      '/docs/preview#what-a-draft-is',
      '/docs/preview/editors*',
      '/docs/getting-started/project-structure#drafts',
    ],
  },
  { query: 'serch', expected: ['/docs/search*'] },
  { query: 'instalation', expected: ['/docs/getting-started/installation*'] },
  { query: 'get started', expected: ['/docs/getting-started*'] },
  { query: 'quickstart', expected: ['/docs/getting-started', '/docs/getting-started/installation*'] },
  { query: 'change the site name', expected: ['/docs/getting-started/configuration*'] },
  {
    query: 'header menu',
    expected: [
      '/docs/getting-started/configuration#entries-of-the-header-menu',
      '/docs/components/interface/navigation-menu*',
    ],
  },
  {
    query: 'social media links',
    expected: ['/docs/getting-started/configuration#fields-of-the-site', '/docs/getting-started/configuration'],
  },
  {
    query: 'edit this page link',
    expected: ['/docs/getting-started/configuration#fields-of-the-site', '/docs/getting-started/configuration'],
  },
  {
    query: 'disable templates section',
    expected: ['/docs/getting-started/configuration#areas', '/docs/getting-started/configuration'],
  },
  {
    query: 'theme colors',
    expected: ['/docs/components/interface/theme*', '/docs/getting-started/configuration#colours'],
  },
  { query: 'typography', expected: ['/docs/getting-started/configuration#fonts', '/about#type-and-signs'] },
  { query: 'env file', expected: ['/docs/getting-started/configuration#environment-variables'] },
  {
    query: 'url structure',
    expected: ['/docs/getting-started/project-structure#from-file-to-page', '/docs/getting-started/project-structure'],
  },
  {
    query: 'directory layout',
    expected: ['/docs/getting-started/project-structure#folders', '/docs/getting-started/project-structure'],
  },
  {
    query: 'sidebar group title',
    expected: ['/docs/getting-started/project-structure#folders-in-the-sidebar', '/docs/queries/navigation*'],
  },
  {
    query: 'hidden pages',
    expected: [
      '/docs/getting-started/project-structure#one-page-in-the-sidebar',
      '/docs/queries/navigation#set-by-a-page',
      '/docs/search/write-for-search#leave-a-page-out',
      '/docs/getting-started/project-structure#drafts',
    ],
  },
  { query: 'exclude from google', expected: ['/docs/getting-started/project-structure#what-search-engines-see'] },
  { query: 'last modified', expected: ['/docs/getting-started/project-structure#the-date-of-a-page'] },
  { query: 'save without publishing', expected: ['/docs/getting-started/project-structure#drafts', '/docs/preview*'] },
  { query: 'required fields', expected: ['/docs/collections/define*', '/docs/collections/validation*'] },
  {
    query: 'optional field in front matter',
    expected: ['/docs/collections/define*', '/docs/files/markdown#front-matter'],
  },
  {
    query: 'custom field',
    expected: [
      '/docs/collections/define#add-a-field',
      '/docs/collections/define',
      '/docs/collections/define#kinds-of-fields',
    ],
  },
  { query: 'content schema', expected: ['/docs/collections/define*', '/docs/collections/types*'] },
  { query: 'generate types', expected: ['/docs/collections/types*'] },
  { query: 'which files belong to a collection', expected: ['/docs/collections/sources*'] },
  { query: 'glob pattern', expected: ['/docs/collections/sources*'] },
  { query: 'headless cms', expected: ['/docs/collections/sources#content-from-elsewhere', '/docs/preview/frames*'] },
  { query: 'error message with line number', expected: ['/docs/collections/validation*'] },
  { query: 'unknown field error', expected: ['/docs/collections/validation*'] },
  { query: 'link one entry to another', expected: ['/docs/collections/relations*'] },
  { query: 'heading anchors', expected: ['/docs/files/markdown#headings', '/docs/files/links*'] },
  { query: 'relative links', expected: ['/docs/files/links*', '/docs/files/markdown#links'] },
  { query: 'raw html', expected: ['/docs/files/markdown#html', '/docs/files/markdown'] },
  { query: 'table in markdown', expected: ['/docs/files/markdown#tables', '/docs/components/content/table*'] },
  { query: 'json data file', expected: ['/docs/files/json*'] },
  { query: 'google sheets table', expected: ['/docs/files/csv*'] },
  { query: 'ai llm markdown export', expected: ['/docs/files/as-markdown*'] },
  {
    query: 'search posts by author',
    expected: ['/docs/queries/query-builder*', '/docs/queries/graphiql*', '/docs/collections/relations*'],
  },
  {
    query: 'limit number of results',
    expected: [
      '/docs/queries/query-builder#skip-and-limit',
      '/docs/queries/query-builder',
      '/docs/queries/endpoint#limits',
    ],
  },
  { query: 'fetch content on client', expected: ['/docs/queries/query-builder*'] },
  { query: 'count rows', expected: ['/docs/queries/query-builder*'] },
  { query: 'try a query online', expected: ['/docs/queries/playground*', '/docs/queries/graphiql*'] },
  { query: 'breadcrumbs', expected: ['/docs/queries/navigation*', '/docs/queries/sections*'] },
  { query: 'menu tree', expected: ['/docs/queries/navigation*'] },
  { query: 'wasm sqlite browser', expected: ['/docs/queries/database*'] },
  {
    query: 'expandable faq',
    expected: ['/docs/components/content/accordion*', '/docs/components/interface/accordion*'],
  },
  { query: 'info box', expected: ['/docs/components/content/callout*', '/docs/files/markdown#callouts'] },
  { query: 'alert', expected: ['/docs/components/content/callout*', '/docs/files/markdown#callouts'] },
  {
    query: 'code tabs',
    expected: [
      '/docs/components/content/code-group*',
      '/docs/components/content/tabs*',
      '/docs/files/markdown#code-group',
    ],
  },
  {
    query: 'highlight code',
    expected: [
      '/docs/components/content/code-block*',
      '/docs/files/markdown#code-blocks',
      '/docs/files/markdown#marks-in-comments',
    ],
  },
  {
    query: 'show folder structure in docs',
    expected: ['/docs/components/content/file-tree*', '/docs/components/content/code-tree*'],
  },
  { query: 'image gallery zoom', expected: ['/docs/components/content/image*'] },
  { query: 'picture caption', expected: ['/docs/components/content/image*', '/docs/files/markdown#images'] },
  { query: 'sequence diagram', expected: ['/docs/components/content/mermaid*'] },
  { query: 'vimeo player', expected: ['/docs/components/content/video*'] },
  {
    query: 'show keyboard keys',
    expected: ['/docs/components/content/kbd*', '/docs/components/interface/kbd*', '/docs/files/markdown#keys'],
  },
  {
    query: 'step by step guide',
    expected: ['/docs/components/content/steps*', '/docs/files/markdown#steps', '/docs/components/sections/step-list*'],
  },
  { query: 'api parameters table', expected: ['/docs/components/content/field*'] },
  { query: 'yarn commands', expected: ['/docs/components/content/package-managers*'] },
  { query: 'popup dialog', expected: ['/docs/components/interface/modal*', '/docs/components/interface/overlay*'] },
  { query: 'notification message', expected: ['/docs/components/interface/toast*'] },
  { query: 'sign up form', expected: ['/docs/components/interface/auth-form*'] },
  { query: 'autocomplete', expected: ['/docs/components/interface/input-menu*'] },
  { query: 'dropdown', expected: ['/docs/components/interface/dropdown-menu*', '/docs/components/interface/select*'] },
  { query: 'multi select', expected: ['/docs/components/interface/select*', '/docs/components/interface/input-menu*'] },
  { query: 'radio buttons', expected: ['/docs/components/interface/radio-group*'] },
  { query: 'chat box', expected: ['/docs/components/interface/prompt-input*'] },
  { query: 'side panel', expected: ['/docs/components/interface/slideover*', '/docs/components/interface/drawer*'] },
  {
    query: 'show password',
    expected: ['/docs/components/interface/input#password', '/docs/components/interface/input'],
  },
  {
    query: 'form validation errors',
    expected: ['/docs/components/interface/form-field*', '/docs/components/interface/auth-form*'],
  },
  { query: 'progress indicator', expected: ['/docs/components/interface/loading-bar*'] },
  { query: 'prefetch links', expected: ['/docs/components/interface/link*', '/docs/deployment/what-a-page-loads*'] },
  { query: 'own react component', expected: ['/docs/components/add-a-component*'] },
  { query: 'compare products table', expected: ['/docs/components/sections/comparison-table*'] },
  { query: 'call to action', expected: ['/docs/components/sections/closing-call*'] },
  { query: 'front page', expected: ['/docs/components/sections*', '/'] },
  { query: 'publish to github pages', expected: ['/docs/deployment/static-hosts*'] },
  { query: 'cloudflare pages', expected: ['/docs/deployment/static-hosts*'] },
  {
    query: 'host in a subfolder',
    expected: ['/docs/deployment/static-hosts#limits-to-know', '/docs/deployment/node-server#behind-a-proxy'],
  },
  {
    query: 'reverse proxy',
    expected: ['/docs/deployment/node-server#behind-a-proxy', '/docs/preview/operators#behind-a-proxy'],
  },
  { query: 'run on a linux server', expected: ['/docs/deployment/node-server*'] },
  {
    query: 'security headers',
    expected: [
      '/docs/deployment/node-server#headers',
      '/docs/deployment/static-hosts#what-the-build-leaves-for-the-host',
    ],
  },
  { query: 'github actions cache', expected: ['/docs/deployment/large-sites*'] },
  { query: 'users see old version after deploy', expected: ['/docs/deployment/new-builds*'] },
  { query: 'chunk load error', expected: ['/docs/deployment/new-builds*'] },
  { query: 'page views statistics', expected: ['/docs/deployment/analytics*'] },
  { query: 'gdpr cookies', expected: ['/docs/deployment/analytics*'] },
  { query: 'reduce javascript size', expected: ['/docs/deployment/what-a-page-loads*'] },
  { query: 'boost a page in search', expected: ['/docs/search/write-for-search*'] },
  { query: 'improve search results', expected: ['/docs/search/write-for-search*', '/docs/search/search-engine*'] },
  { query: 'replace the search with algolia', expected: ['/docs/search/search-engine*'] },
  { query: 'fuzzy search', expected: ['/docs/search/search-engine*', '/docs/search*'] },
  { query: 'staging environment', expected: ['/docs/preview*'] },
  { query: 'preview token expired', expected: ['/docs/preview/editors*', '/docs/preview/operators*'] },
  { query: 'review before publish', expected: ['/docs/preview*'] },
  { query: 'compare draft with published', expected: ['/docs/preview/editors*'] },
  { query: 'vs code integration', expected: ['/docs/preview/operators*', '/docs/preview/editors*'] },
  { query: 'event stream api', expected: ['/docs/preview/api*'] },
  { query: 'embed site in editor', expected: ['/docs/preview/frames*'] },
  { query: 'upgrade from version 2', expected: ['/archive*'] },
  { query: 'documentation starter', expected: ['/templates/product-docs*', '/templates'] },
  { query: 'what is new', expected: ['/changelog*'] },
  { query: 'news', expected: ['/blog*', '/changelog*'] },
  { query: 'latest release', expected: ['/changelog*'] },
  { query: 'how much does it cost', expected: ['/studio/pricing*'] },
  { query: 'confguration', expected: ['/docs/getting-started/configuration*'] },
  { query: 'naviagtion', expected: ['/docs/queries/navigation*', '/docs/components/interface/navigation-menu*'] },
  { query: 'organise files', expected: ['/docs/getting-started/project-structure*'] },
  {
    query: 'customising colours',
    expected: ['/docs/getting-started/configuration#colours', '/docs/components/interface/theme*'],
  },
  { query: 'which node version do I need', expected: ['/docs/getting-started/installation*'] },
  { query: 'what happens to deleted pages', expected: ['/docs/deployment/redirects*', '/docs/files/links*'] },
  { query: 'add google fonts', expected: ['/docs/getting-started/configuration#fonts'] },
  {
    query: 'collapse sidebar groups by default',
    expected: [
      '/docs/getting-started/project-structure#folders-in-the-sidebar',
      '/docs/getting-started/project-structure#one-page-in-the-sidebar',
      '/docs/queries/navigation*',
    ],
  },
  { query: 'open link in new window', expected: ['/docs/components/interface/link*', '/docs/files/links*'] },
  { query: 'svg logo', expected: ['/docs/getting-started/configuration*'] },
  {
    query: 'rename a page',
    expected: ['/docs/deployment/redirects*', '/docs/getting-started/project-structure#from-file-to-page'],
  },
  { query: 'md vs mdx', expected: ['/docs/files/mdx*', '/blog/markdown-is-data-mdx-is-code*'] },
  { query: 'table too wide', expected: ['/docs/components/content/table*'] },
  {
    query: 'secrets',
    expected: [
      '/docs/getting-started/configuration#environment-variables',
      '/docs/getting-started/configuration#fields-of-the-site',
      '/docs/preview/operators*',
    ],
  },
  {
    query: 'build command',
    expected: [
      '/docs/getting-started/commands#list-of-commands',
      '/docs/deployment/static-hosts',
      '/docs/deployment/node-server',
    ],
  },
  {
    query: 'ssl',
    expected: [
      '/docs/deployment/node-server#behind-a-proxy',
      '/docs/deployment/node-server',
      '/docs/preview/operators#behind-a-proxy',
    ],
  },
  { query: 'nginx config', expected: ['/docs/deployment/node-server*', '/docs/preview/operators#behind-a-proxy'] },
  {
    query: 'csp blocks my script',
    expected: ['/docs/deployment/node-server#headers', '/docs/deployment/node-server', '/docs/deployment/analytics*'],
  },
  { query: 'search ranking', expected: ['/docs/search/search-engine*', '/docs/search/write-for-search*'] },
  {
    query: 'preview not working',
    expected: ['/docs/preview/editors#troubleshooting', '/docs/preview/operators#failures', '/docs/preview/editors'],
  },
  {
    query: 'preview link for client',
    expected: ['/docs/preview/editors*', '/docs/preview/operators#links-and-tokens'],
  },
  { query: 'mobile preview', expected: ['/docs/preview/editors#device-widths', '/docs/preview/editors'] },
  { query: 'side by side diff', expected: ['/docs/preview/editors#compare', '/docs/preview/editors'] },
  { query: 'switch branch', expected: ['/docs/preview/editors#branches', '/docs/preview/operators#git-branches'] },
  { query: 'unit tests', expected: ['/docs/getting-started/installation#run-the-checks'] },
  { query: 'author photo', expected: ['/docs/collections/blog#authors', '/docs/components/interface/avatar*'] },
  { query: 'related posts', expected: ['/docs/collections/relations*', '/docs/queries/surround*'] },
  { query: 'count page views', expected: ['/docs/deployment/analytics*'] },
  {
    query: 'cdn caching',
    expected: [
      '/docs/deployment/node-server#caching',
      '/docs/deployment/static-hosts*',
      '/docs/deployment/payload-and-islands#caching-of-payloads',
    ],
  },
  { query: 'old tab after deploy', expected: ['/docs/deployment/new-builds*'] },
  { query: 'graphql query example', expected: ['/docs/queries/graphiql*', '/docs/collections/types#in-a-page'] },
  { query: 'where clause', expected: ['/docs/queries/query-builder*'] },
  {
    query: 'like operator',
    expected: ['/docs/queries/query-builder#patterns', '/docs/queries/query-builder', '/docs/queries/playground*'],
  },
  {
    query: 'or condition',
    expected: [
      '/docs/queries/query-builder#groups',
      '/docs/queries/query-builder#conditions',
      '/docs/queries/query-builder',
    ],
  },
  { query: 'null values', expected: ['/docs/queries/query-builder#no-value', '/docs/queries/query-builder*'] },
  { query: 'bold and italic text', expected: ['/docs/files/markdown#text', '/docs/files/markdown'] },
  {
    query: 'numbered list',
    expected: ['/docs/files/markdown#lists', '/docs/files/markdown', '/docs/components/content/steps*'],
  },
  {
    query: 'copy code button',
    expected: ['/docs/components/content/code-block*', '/docs/components/interface/copy-button*'],
  },
  {
    query: 'code filename',
    expected: ['/docs/files/markdown#file-name-and-lines', '/docs/components/content/code-block*'],
  },
  {
    query: 'code examples in several languages',
    expected: ['/docs/components/content/code-group*', '/docs/components/content/tabs*'],
  },
  { query: 'grid of cards', expected: ['/docs/components/content/card*', '/docs/files/markdown#cards'] },
  {
    query: 'numbered steps',
    expected: ['/docs/components/content/steps*', '/docs/components/sections/step-list*', '/docs/files/markdown#steps'],
  },
  {
    query: 'accordion open by default',
    expected: ['/docs/components/content/accordion*', '/docs/components/interface/accordion*'],
  },
  { query: 'dismiss notification', expected: ['/docs/components/interface/toast*'] },
  {
    query: 'close modal with escape',
    expected: ['/docs/components/interface/modal*', '/docs/components/interface/overlay*'],
  },
  {
    query: 'submit form',
    expected: ['/docs/components/interface/auth-form*', '/docs/components/interface/form-field*'],
  },
  {
    query: 'pick several options',
    expected: [
      '/docs/components/interface/select*',
      '/docs/components/interface/input-menu*',
      '/docs/components/interface/checkbox*',
    ],
  },
  {
    query: 'help text on hover',
    expected: ['/docs/components/interface/tooltip*', '/docs/components/interface/hover-card*'],
  },
  {
    query: 'hamburger menu',
    expected: [
      '/docs/getting-started/configuration#entries-of-the-header-menu',
      '/docs/components/interface/navigation-menu*',
    ],
  },
  { query: 'icon button', expected: ['/docs/components/interface/button*'] },
  {
    query: 'brand colors',
    expected: ['/docs/components/interface/theme*', '/docs/getting-started/configuration#colours'],
  },
  {
    query: 'light mode only',
    expected: ['/docs/components/interface/color-mode*', '/docs/getting-started/configuration#colour-mode'],
  },
  {
    query: 'spam protection rate limiting',
    expected: ['/docs/queries/endpoint#limits', '/docs/deployment/icons#the-endpoint'],
  },
  { query: 'add a route to the server', expected: ['/docs/deployment/node-server#endpoints-of-your-own'] },
  { query: 'graceful shutdown', expected: ['/docs/deployment/node-server#stopping'] },
  {
    query: 'start on boot',
    expected: ['/docs/deployment/node-server#as-a-service', '/docs/preview/operators#as-a-service'],
  },
  { query: 'upload to s3 bucket', expected: ['/docs/deployment/static-hosts*'] },
  { query: 'wrong date on page', expected: ['/docs/getting-started/project-structure#the-date-of-a-page'] },
  { query: 'yaml syntax', expected: ['/docs/files/yaml*'] },
  { query: 'latex formula', expected: ['/docs/components/content/math*'] },
  { query: 'keyboard key style', expected: ['/docs/components/content/kbd*', '/docs/components/interface/kbd*'] },
  { query: 'autoplay video loop', expected: ['/docs/components/content/video*'] },
  { query: 'screen too small for image', expected: ['/docs/components/content/image*'] },
  { query: 'redirect wildcard', expected: ['/docs/deployment/redirects*'] },
  { query: 'typed content', expected: ['/docs/collections/types*'] },
  { query: 'enum field', expected: ['/docs/collections/define*', '/docs/collections/types*'] },
  // Whole sentences, few words, hasty input
  { query: 'how do i change the site name', expected: ['/docs/getting-started/configuration*'] },
  { query: 'how can i put it on my own server', expected: ['/docs/deployment/node-server*'] },
  { query: 'what do i need to install first', expected: ['/docs/getting-started/installation*'] },
  {
    query: 'how to stop google from showing a page',
    expected: [
      '/docs/deployment/search-engines#leave-a-page-out',
      '/docs/getting-started/project-structure#what-search-engines-see',
    ],
  },
  {
    query: 'where do i write the menu',
    expected: [
      '/docs/getting-started/configuration#entries-of-the-header-menu',
      '/docs/queries/navigation*',
      '/docs/getting-started/project-structure#folders-in-the-sidebar',
    ],
  },
  {
    query: 'why is my page not in the sidebar',
    expected: ['/docs/getting-started/project-structure*', '/docs/queries/navigation*'],
  },
  { query: 'can i use react components inside my text', expected: ['/docs/files/mdx*'] },
  {
    query: 'how do readers tell me that a page is bad',
    expected: ['/docs/getting-started/around-a-page#was-this-page-helpful', '/docs/getting-started/around-a-page'],
  },
  { query: 'what happens when somebody has the page open and i deploy', expected: ['/docs/deployment/new-builds*'] },
  {
    query: 'how to let my boss see a draft',
    expected: ['/docs/preview/editors#share-a-page', '/docs/preview/editors', '/docs/preview'],
  },
  {
    query: 'does it work without javascript',
    expected: ['/docs/search#without-javascript', '/docs/deployment/what-a-page-loads*'],
  },
  {
    query: 'how do i get a list of all posts in my page',
    expected: [
      '/docs/queries/graphiql*',
      '/docs/queries/query-builder*',
      '/docs/collections/define#list-them',
      '/docs/collections/blog#query-them',
    ],
  },
  { query: 'where are the logs', expected: ['/docs/deployment/node-server#log'] },
  {
    query: 'is there a dark version',
    expected: ['/docs/components/interface/color-mode*', '/docs/getting-started/configuration#colour-mode'],
  },
  { query: 'who makes this', expected: ['/about*', '/authors/galley-team'] },
  { query: 'can chatgpt read my docs', expected: ['/docs/deployment/assistants*', '/docs/files/as-markdown*'] },
  { query: 'how to show the same text on two pages', expected: ['/docs/files/includes*'] },
  { query: 'how do i put a number of my product version everywhere', expected: ['/docs/files/variables-and-terms*'] },
  { query: 'how to write math', expected: ['/docs/components/content/math*'] },
  { query: 'how do i know what readers search', expected: ['/docs/deployment/analytics*'] },
  { query: 'my build is too slow', expected: ['/docs/deployment/large-sites*'] },
  { query: 'page shows old content after deploy', expected: ['/docs/deployment/new-builds*'] },
  {
    query: 'how to make a form',
    expected: ['/docs/components/interface/form-field*', '/docs/components/interface/auth-form*'],
  },
  {
    query: 'bg colors',
    expected: ['/docs/getting-started/configuration#colours', '/docs/components/interface/theme*'],
  },
  { query: 'change font', expected: ['/docs/getting-started/configuration#fonts'] },
  {
    query: 'own domain subpath',
    expected: ['/docs/deployment/static-hosts*', '/docs/getting-started/configuration#environment-variables'],
  },
  { query: 'github pages', expected: ['/docs/deployment/static-hosts*'] },
  { query: 'docker image', expected: ['/docs/deployment/node-server*', '/docs/preview/operators#in-a-container'] },
  {
    query: 'http headers caching',
    expected: ['/docs/deployment/node-server#caching', '/docs/deployment/node-server#headers'],
  },
  { query: 'og image', expected: ['/docs/deployment/social-images*'] },
  { query: 'picture when shared on twitter', expected: ['/docs/deployment/social-images*'] },
  { query: 'pages in rss', expected: ['/docs/files/feeds*'] },
  { query: 'newsletter subscribe feed', expected: ['/docs/files/feeds*'] },
  { query: 'excel table', expected: ['/docs/files/csv*'] },
  { query: 'embed youtube', expected: ['/docs/components/content/video*'] },
  { query: 'mp4 autoplay loop', expected: ['/docs/components/content/video*'] },
  { query: 'image gallery', expected: ['/docs/components/content/image*', '/docs/components/interface/carousel*'] },
  {
    query: 'click image bigger',
    expected: ['/docs/components/content/image#open-it-large', '/docs/components/content/image'],
  },
  {
    query: 'numbered instructions',
    expected: [
      '/docs/components/content/steps*',
      '/docs/files/markdown#steps',
      '/docs/files/markdown#lists',
      '/docs/components/sections/step-list',
    ],
  },
  { query: 'yellow warning box', expected: ['/docs/components/content/callout*', '/docs/files/markdown#callouts'] },
  {
    query: 'hide long text behind a click',
    expected: ['/docs/components/content/collapsible*', '/docs/components/content/accordion*'],
  },
  {
    query: 'code with line numbers',
    expected: ['/docs/components/content/code-block*', '/docs/files/markdown#file-name-and-lines'],
  },
  {
    query: 'highlight one line of code',
    expected: [
      '/docs/components/content/code-block*',
      '/docs/files/markdown#file-name-and-lines',
      '/docs/files/markdown#marks-in-comments',
    ],
  },
  {
    query: 'npm yarn pnpm tabs',
    expected: ['/docs/components/content/package-managers*', '/docs/components/content/code-group*'],
  },
  { query: 'popup message saved', expected: ['/docs/components/interface/toast*'] },
  {
    query: 'are you sure dialog',
    expected: ['/docs/components/interface/overlay*', '/docs/components/interface/modal*'],
  },
  { query: 'password field', expected: ['/docs/components/interface/input#password'] },
  { query: 'google login button', expected: ['/docs/components/interface/auth-form*'] },
  {
    query: 'dropdown with search',
    expected: ['/docs/components/interface/input-menu*', '/docs/components/interface/select*'],
  },
  {
    query: 'multi select tags',
    expected: ['/docs/components/interface/input-menu#tags', '/docs/components/interface/select#several-values'],
  },
  { query: 'on off', expected: ['/docs/components/interface/switch*'] },
  { query: 'user picture circle', expected: ['/docs/components/interface/avatar*'] },
  { query: 'ai chat box', expected: ['/docs/components/interface/prompt-input*'] },
  { query: 'own 404 page', expected: ['/docs/components/interface/errors*'] },
  { query: 'compare us with competitors table', expected: ['/docs/components/sections/comparison-table*'] },
  {
    query: 'big headline at the top of homepage',
    expected: [
      '/docs/components/sections/hero*',
      '/docs/files/blocks*',
      '/docs/components/sections',
      '/docs/components/sections/page-hero*',
    ],
  },
  { query: 'landing page without code', expected: ['/docs/files/blocks*', '/docs/components/sections'] },
  { query: 'customer quotes', expected: ['/docs/files/blocks*'] },
  {
    query: 'price plans page',
    expected: [
      '/docs/files/yaml#plans-and-prices',
      '/docs/components/interface/pricing-table*',
      '/docs/files/yaml',
      '/studio/pricing',
    ],
  },
  {
    query: 'mandatory field',
    expected: ['/docs/collections/define*', '/docs/collections/validation#fields', '/docs/collections/validation'],
  },
  {
    query: 'date format front matter',
    expected: [
      '/docs/collections/define*',
      '/docs/getting-started/project-structure#the-date-of-a-page',
      '/docs/files/yaml#surprises',
    ],
  },
  { query: 'publish a post tomorrow', expected: ['/docs/collections/blog#publish-later'] },
  {
    query: 'several authors for one post',
    expected: ['/docs/collections/blog#authors', '/docs/collections/relations*'],
  },
  { query: 'multi part article', expected: ['/docs/collections/blog#series', '/docs/collections/blog'] },
  { query: 'blog categories', expected: ['/docs/collections/blog#topics', '/docs/collections/blog'] },
  { query: 'vscode suggestions yaml', expected: ['/docs/collections/editor*'] },
  { query: 'content from notion or contentful', expected: ['/docs/collections/sources#content-from-elsewhere'] },
  {
    query: 'reorder pages',
    expected: ['/docs/getting-started/project-structure#order', '/docs/queries/navigation#order'],
  },
  { query: 'number before file name', expected: ['/docs/getting-started/project-structure*'] },
  { query: 'next page button at bottom', expected: ['/docs/queries/surround*'] },
  { query: 'full text search api', expected: ['/docs/search/search-engine*', '/docs/queries/sections*'] },
  {
    query: 'use algolia instead',
    expected: ['/docs/search/search-engine#another-engine', '/docs/search/search-engine'],
  },
  { query: 'misspelled words in search', expected: ['/docs/search/search-engine#typos', '/docs/search*'] },
  {
    query: 'exclude from search results',
    expected: [
      '/docs/search/write-for-search#leave-a-page-out',
      '/docs/deployment/search-engines#leave-a-page-out',
      '/docs/search/write-for-search',
    ],
  },
  { query: 'move url to new place', expected: ['/docs/deployment/redirects*'] },
  { query: 'delete page redirect to other', expected: ['/docs/deployment/redirects*'] },
  { query: 'sqlite in browser', expected: ['/docs/queries/database*'] },
  {
    query: 'rest endpoint for content',
    expected: ['/docs/queries/endpoint*', '/docs/deployment/payload-and-islands*'],
  },
  {
    query: 'filter by date greater than',
    expected: [
      '/docs/queries/query-builder#more-and-less',
      '/docs/queries/query-builder#conditions',
      '/docs/queries/query-builder#between-two-values',
      '/docs/queries/query-builder',
    ],
  },
  { query: 'only 10 results', expected: ['/docs/queries/query-builder#skip-and-limit'] },
  { query: 'types for my components from graphql', expected: ['/docs/collections/types*'] },
  {
    query: 'server side component personalised',
    expected: ['/docs/deployment/payload-and-islands*', '/docs/components/content/island*'],
  },
  { query: 'see changes before they are live', expected: ['/docs/preview*'] },
  { query: 'secret for preview', expected: ['/docs/preview/operators*'] },
  {
    query: 'push from github updates preview',
    expected: ['/docs/preview/operators#webhooks', '/docs/preview/operators#git-branches', '/docs/preview/operators'],
  },
  { query: 'preview in our cms', expected: ['/docs/preview/frames*', '/docs/preview/api*'] },
  {
    query: 'link does not work anymore expired',
    expected: ['/docs/preview/editors*', '/docs/preview/operators#links-and-tokens'],
  },
  { query: 'cookie banner', expected: ['/docs/deployment/analytics#privacy', '/docs/deployment/analytics'] },
  { query: 'count downloads clicks', expected: ['/docs/deployment/analytics*'] },
  { query: 'lighthouse score', expected: ['/docs/deployment/what-a-page-loads*'] },
  {
    query: 'lucide icons',
    expected: [
      '/docs/deployment/icons*',
      '/docs/components/content/icon*',
      '/docs/components/interface/icon*',
      '/docs/getting-started/configuration#icons',
    ],
  },
  { query: 'upgrade from old version', expected: ['/archive*'] },
  { query: 'whats new', expected: ['/changelog'] },
  { query: 'ready made site', expected: ['/templates*'] },
  { query: 'instalation node verison', expected: ['/docs/getting-started/installation*'] },
  { query: 'markdwon tables', expected: ['/docs/files/markdown#tables', '/docs/components/content/table*'] },
  { query: 'brodcrumbs', expected: ['/docs/queries/navigation*'] },
  { query: 'redirct wildcard', expected: ['/docs/deployment/redirects*'] },
  { query: 'anlytics plausibel', expected: ['/docs/deployment/analytics*'] },
  { query: 'enviroment varables', expected: ['/docs/getting-started/configuration#environment-variables'] },
  {
    query: 'colapsible secton',
    expected: ['/docs/components/content/collapsible*', '/docs/components/interface/collapsible*'],
  },
  { query: 'merge tabel cells', expected: ['/docs/components/content/table*', '/docs/files/markdown#tables'] },
  {
    query: 'seo tittle',
    expected: [
      '/docs/deployment/search-engines*',
      '/docs/getting-started/project-structure#what-search-engines-see',
      '/docs/getting-started/project-structure#title-and-description',
    ],
  },

  // From people who had read no page, or only the titles
  {
    query: 'where do I put my images',
    expected: [
      '/docs/getting-started/project-structure#images-beside-content',
      '/docs/files/markdown#images',
      '/docs/components/content/image*',
    ],
  },
  { query: 'google analytics', expected: ['/docs/deployment/analytics*'] },
  { query: 'turn off tracking', expected: ['/docs/deployment/analytics*'] },
  { query: 'host it on vercel', expected: ['/docs/deployment/static-hosts*'] },
  { query: 'admonitions', expected: ['/docs/components/content/callout*', '/docs/files/markdown#callouts'] },
  { query: 'warning box', expected: ['/docs/components/content/callout*', '/docs/files/markdown#callouts'] },
  {
    query: 'shortcodes',
    expected: [
      '/docs/files/markdown#components',
      '/docs/components',
      '/docs/components#for-authors',
      '/docs/components/add-a-component*',
    ],
  },
  { query: 'embed a youtube video', expected: ['/docs/components/content/video*'] },
  { query: 'change favicon', expected: ['/docs/getting-started/configuration*'] },
  {
    query: 'site title',
    expected: ['/docs/getting-started/configuration*', '/docs/getting-started/project-structure#title-and-description'],
  },
  {
    query: 'navbar links',
    expected: [
      '/docs/getting-started/configuration#entries-of-the-header-menu',
      '/docs/getting-started/configuration#fields-of-the-site',
      '/docs/components/interface/navigation-menu*',
    ],
  },
  { query: 'edit the footer', expected: ['/docs/getting-started/configuration*'] },
  {
    query: 'remove the blog',
    expected: ['/docs/getting-started/configuration#areas', '/docs/getting-started/configuration'],
  },
  {
    query: 'unlisted page',
    expected: [
      '/docs/getting-started/project-structure#one-page-in-the-sidebar',
      '/docs/queries/navigation#set-by-a-page',
      '/docs/search/write-for-search#leave-a-page-out',
    ],
  },
  { query: 'page not found', expected: ['/docs/components/interface/errors*'] },
  { query: 'custom 404 page', expected: ['/docs/components/interface/errors*'] },
  {
    query: 'meta description',
    expected: [
      '/docs/getting-started/project-structure#title-and-description',
      '/docs/getting-started/project-structure#what-search-engines-see',
      '/docs/getting-started/configuration#fields-of-the-site',
    ],
  },
  { query: 'blockquote', expected: ['/docs/files/markdown#quotes-and-notes', '/docs/files/markdown'] },
  { query: 'todo list in markdown', expected: ['/docs/files/markdown#lists', '/docs/files/markdown'] },
  {
    query: 'line numbers',
    expected: ['/docs/components/content/code-block*', '/docs/files/markdown#file-name-and-lines'],
  },
  {
    query: 'diff in code block',
    expected: [
      '/docs/components/content/code-block*',
      '/docs/files/markdown#marks-in-comments',
      '/docs/files/markdown#code-blocks',
    ],
  },
  { query: 'math equations', expected: ['/docs/components/content/math*'] },
  { query: 'flow chart', expected: ['/docs/components/content/mermaid*'] },
  { query: 'import data from excel', expected: ['/docs/files/csv*'] },
  {
    query: 'why is my build failing',
    expected: [
      '/docs/collections/validation*',
      '/blog/a-build-that-refuses-to-be-wrong*',
      '/docs/getting-started/installation#when-it-does-not-start',
    ],
  },
  { query: 'broken links', expected: ['/docs/files/links*'] },
  {
    query: 'javascript heap out of memory',
    expected: ['/docs/getting-started/troubleshooting#javascript-heap-out-of-memory', '/docs/deployment/large-sites*'],
  },
  { query: 'build is too slow', expected: ['/docs/deployment/large-sites*'] },
  { query: 'how to make my site faster', expected: ['/docs/deployment/what-a-page-loads*'] },
  { query: 'docker container', expected: ['/docs/deployment/node-server*', '/docs/preview/operators*'] },
  {
    query: 'https certificate',
    expected: ['/docs/deployment/node-server#behind-a-proxy', '/docs/preview/operators#behind-a-proxy'],
  },
  {
    query: 'cache control',
    expected: [
      '/docs/deployment/node-server#caching',
      '/docs/deployment/node-server#headers',
      '/docs/deployment/node-server',
    ],
  },
  {
    query: 'gzip brotli',
    expected: ['/docs/deployment/node-server#compression', '/docs/deployment/static-hosts#limits-to-know'],
  },
  { query: 'uptime monitoring endpoint', expected: ['/docs/deployment/node-server#health-check'] },
  { query: 'server logs', expected: ['/docs/deployment/node-server#log', '/docs/preview/operators*'] },
  { query: 'share a draft with a colleague', expected: ['/docs/preview/editors*'] },
  {
    query: 'preview a branch before merging',
    expected: ['/docs/preview/editors*', '/docs/preview/operators#git-branches'],
  },
  { query: 'how do I unpublish a page', expected: ['/docs/getting-started/project-structure#drafts'] },
  { query: 'pop-up window', expected: ['/docs/components/interface/modal*', '/docs/components/interface/popover*'] },
  {
    query: 'loading spinner',
    expected: [
      '/docs/components/interface/button#loading',
      '/docs/components/interface/button',
      '/docs/components/interface/loading-bar*',
    ],
  },
  {
    query: 'text field',
    expected: [
      '/docs/components/interface/input*',
      '/docs/components/interface/form-field*',
      '/docs/components/interface/textarea*',
    ],
  },
  {
    query: 'toggle',
    expected: [
      '/docs/components/interface/switch*',
      '/docs/components/interface/collapsible*',
      '/docs/components/content/collapsible*',
      '/docs/components/interface/color-mode*',
    ],
  },
  { query: 'profile picture', expected: ['/docs/components/interface/avatar*'] },
  { query: 'login page', expected: ['/docs/components/interface/auth-form*'] },
  { query: 'image slider', expected: ['/docs/components/interface/carousel*'] },
  { query: 'FAQ', expected: ['/docs/components/content/accordion*', '/docs/components/interface/accordion*'] },
  {
    query: 'tabbed content',
    expected: ['/docs/components/content/tabs*', '/docs/components/interface/tabs*', '/docs/files/markdown#tabs'],
  },
  {
    query: 'search does not find my page',
    expected: ['/docs/search/write-for-search*', '/docs/search/search-engine*', '/docs/search'],
  },
  { query: 'keyboard shortcut for search', expected: ['/docs/search*'] },
  { query: 'typescript types for frontmatter', expected: ['/docs/collections/types*'] },
  { query: 'foreign keys between content', expected: ['/docs/collections/relations*'] },
  { query: 'zod schema', expected: ['/docs/collections/define*', '/docs/collections/types*'] },
  { query: 'sort by date descending', expected: ['/docs/queries/query-builder#order', '/docs/queries/query-builder'] },
  { query: 'filter posts by tag', expected: ['/docs/queries/query-builder*', '/docs/queries/graphiql*'] },
  { query: 'rest api for content', expected: ['/docs/queries/endpoint*', '/docs/deployment/payload-and-islands*'] },
  { query: 'download the database', expected: ['/docs/queries/database*'] },
  {
    query: 'accent colour',
    expected: ['/docs/components/interface/theme*', '/docs/getting-started/configuration#colours'],
  },
  {
    query: 'dark theme toggle',
    expected: ['/docs/components/interface/color-mode*', '/docs/getting-started/configuration#colour-mode'],
  },
  { query: 'github webhook', expected: ['/docs/preview/operators#webhooks', '/docs/preview/operators'] },
  { query: 'revoke access', expected: ['/docs/preview/editors*', '/docs/preview/operators#links-and-tokens'] },
  {
    query: 'reorder sidebar items',
    expected: [
      '/docs/getting-started/project-structure#order',
      '/docs/queries/navigation#order',
      '/docs/getting-started/project-structure#folders-in-the-sidebar',
    ],
  },
  { query: 'multiple authors for a post', expected: ['/docs/collections/relations*'] },
  { query: 'homepage', expected: ['/docs/components/sections*', '/'] },
  { query: 'hero banner', expected: ['/docs/components/sections/hero*', '/docs/components/sections/page-hero*'] },
  {
    query: 'react components in markdown',
    expected: ['/docs/files/mdx*', '/docs/components/add-a-component*', '/docs/files/markdown#components'],
  },
  { query: 'optimise images', expected: ['/docs/components/content/image*', '/docs/files/markdown#images'] },
  {
    query: 'server side rendering',
    expected: ['/docs/deployment/payload-and-islands*', '/docs/components/content/island*'],
  },
  {
    query: 'port already in use',
    expected: [
      '/docs/getting-started/troubleshooting#the-port-is-in-use',
      '/docs/getting-started/installation#when-it-does-not-start',
      '/docs/getting-started#open-it',
    ],
  },
  { query: 'migrating from v2', expected: ['/archive*'] },
  { query: 'url changed 301', expected: ['/docs/deployment/redirects*'] },
  { query: 'markdwon syntax', expected: ['/docs/files/markdown*'] },
  { query: 'enviroment variables', expected: ['/docs/getting-started/configuration#environment-variables'] },
  {
    query: 'use font awesome icons',
    expected: [
      '/docs/deployment/icons*',
      '/docs/getting-started/configuration#icons',
      '/docs/components/interface/icon*',
      '/docs/components/content/icon*',
    ],
  },
  {
    query: 'collapsable section',
    expected: ['/docs/components/content/collapsible*', '/docs/components/interface/collapsible*'],
  },
  { query: 'next and previous buttons', expected: ['/docs/queries/surround*'] },
  { query: 'logo too small in header', expected: ['/docs/getting-started/configuration*'] },
  { query: 'iframe', expected: ['/docs/preview/frames*', '/docs/files/markdown#html'] },
  { query: 'how do I install this', expected: ['/docs/getting-started/installation*'] },
  { query: 'what is this for', expected: ['/docs/getting-started*', '/about', '/'] },
  {
    query: 'requirements to run it',
    expected: ['/docs/getting-started/installation*', '/docs/deployment/node-server#what-it-needs'],
  },
  { query: 'twitter and mastodon links in footer', expected: ['/docs/getting-started/configuration*'] },
  {
    query: 'banner on top of every page',
    expected: [
      '/docs/getting-started/around-a-page#an-announcement',
      '/docs/getting-started/around-a-page',
      '/docs/getting-started/configuration*',
    ],
  },
  {
    query: 'thumbs up thumbs down',
    expected: ['/docs/getting-started/around-a-page#was-this-page-helpful', '/docs/getting-started/around-a-page'],
  },
  { query: 'suggest a change on github', expected: ['/docs/getting-started/around-a-page*'] },
  {
    query: 'who wrote this page when',
    expected: [
      '/docs/getting-started/around-a-page#last-change-and-contributors',
      '/docs/getting-started/around-a-page',
    ],
  },
  { query: 'custom properties on posts', expected: ['/docs/collections/define*'] },
  {
    query: 'list of choices for a field',
    expected: ['/docs/collections/define#kinds-of-fields', '/docs/collections/types*', '/docs/collections/define'],
  },
  {
    query: 'load data from another api at build',
    expected: ['/docs/collections/sources#content-from-elsewhere', '/docs/collections/sources'],
  },
  { query: 'unknown key in front matter error', expected: ['/docs/collections/validation*'] },
  {
    query: 'old posts page',
    expected: ['/docs/collections/blog#lists-and-the-archive', '/docs/collections/blog', '/blog/archive'],
  },
  { query: 'autocompletion while writing yaml', expected: ['/docs/collections/editor*'] },
  { query: 'strike through text', expected: ['/docs/files/markdown#text', '/docs/files/markdown'] },
  { query: 'bullet list inside list', expected: ['/docs/files/markdown#lists'] },
  { query: 'import component in markdown file', expected: ['/docs/files/mdx*', '/docs/components/add-a-component*'] },
  { query: 'tabs or spaces in yaml', expected: ['/docs/files/yaml*'] },
  { query: 'semicolon separated file', expected: ['/docs/files/csv*'] },
  { query: 'check for dead links', expected: ['/docs/files/links*'] },
  { query: 'copy page for ai', expected: ['/docs/files/as-markdown*'] },
  {
    query: 'explain a word on hover',
    expected: [
      '/docs/files/variables-and-terms#terms',
      '/docs/files/variables-and-terms',
      '/docs/components/interface/hover-card',
      '/docs/components/interface/tooltip',
    ],
  },
  { query: 'notify people about new posts', expected: ['/docs/files/feeds*'] },
  { query: 'build a homepage from yaml', expected: ['/docs/files/blocks*', '/docs/files/yaml'] },
  { query: 'explore data in browser graphql', expected: ['/docs/queries/graphiql*'] },
  { query: 'sort newest first', expected: ['/docs/queries/query-builder#order'] },
  {
    query: 'where title contains',
    expected: [
      '/docs/queries/query-builder#patterns',
      '/docs/queries/query-builder#conditions',
      '/docs/queries/query-builder',
    ],
  },
  {
    query: 'try a query live',
    expected: ['/docs/queries/playground*', '/docs/files/markdown#query-playground', '/docs/queries/graphiql*'],
  },
  { query: 'sidebar tree data', expected: ['/docs/queries/navigation*'] },
  { query: 'download the whole content as sql', expected: ['/docs/queries/database*'] },
  {
    query: 'questions and answers that open',
    expected: [
      '/docs/components/content/accordion*',
      '/docs/components/interface/accordion*',
      '/docs/components/content/collapsible*',
    ],
  },
  {
    query: 'small coloured label',
    expected: ['/docs/components/content/badge*', '/docs/components/interface/badge*', '/docs/files/markdown#badge'],
  },
  { query: 'links as boxes', expected: ['/docs/components/content/card*', '/docs/files/markdown#cards'] },
  {
    query: 'show result and source next to each other',
    expected: ['/docs/components/content/code-preview*', '/docs/components/content/code-group*'],
  },
  {
    query: 'folder tree of a project',
    expected: ['/docs/components/content/file-tree*', '/docs/components/content/code-tree*'],
  },
  { query: 'slider with pictures', expected: ['/docs/components/interface/carousel*'] },
  { query: 'right click menu', expected: ['/docs/components/interface/dropdown-menu*'] },
  {
    query: 'required input error message',
    expected: ['/docs/components/interface/form-field*', '/docs/components/interface/auth-form#what-is-wrong'],
  },
  {
    query: 'spinner while loading',
    expected: ['/docs/components/interface/loading-bar*', '/docs/components/interface/button#loading'],
  },
  {
    query: 'little help text on mouse over',
    expected: ['/docs/components/interface/tooltip*', '/docs/components/interface/hover-card*'],
  },
  {
    query: 'choose one option',
    expected: ['/docs/components/interface/radio-group*', '/docs/components/interface/select*'],
  },
  {
    query: 'menu that slides in from the side',
    expected: [
      '/docs/components/interface/slideover*',
      '/docs/components/interface/drawer*',
      '/docs/components/interface/navigation-menu*',
    ],
  },
  {
    query: 'brand colours',
    expected: ['/docs/components/interface/theme*', '/docs/getting-started/configuration#colours'],
  },
  { query: 'buy button at end of page', expected: ['/docs/components/sections/closing-call*'] },
  {
    query: 'run as linux service',
    expected: ['/docs/deployment/node-server#as-a-service', '/docs/preview/operators#as-a-service'],
  },
  { query: 'gzip', expected: ['/docs/deployment/node-server#compression'] },
  { query: 'upload to s3', expected: ['/docs/deployment/static-hosts*'] },
  { query: 'page moved 301', expected: ['/docs/deployment/redirects*'] },
  { query: 'add own svg icons', expected: ['/docs/deployment/icons*'] },
  { query: 'thousands of pages', expected: ['/docs/deployment/large-sites*'] },
  { query: 'user has old version open', expected: ['/docs/deployment/new-builds*'] },
  { query: 'visitor numbers without cookies', expected: ['/docs/deployment/analytics*'] },
  {
    query: 'part of page rendered per request',
    expected: ['/docs/deployment/payload-and-islands*', '/docs/components/content/island*'],
  },
  { query: 'how heavy is a page', expected: ['/docs/deployment/what-a-page-loads*'] },
  { query: 'mcp server cursor', expected: ['/docs/deployment/assistants*'] },
  { query: 'google structured data', expected: ['/docs/deployment/search-engines*'] },
  { query: 'share picture wrong', expected: ['/docs/deployment/social-images*'] },
  { query: 'open search with keyboard', expected: ['/docs/search', '/docs/search#keys'] },
  { query: 'make a page come first in results', expected: ['/docs/search/write-for-search*'] },
  {
    query: 'how is the search order decided',
    expected: ['/docs/search/search-engine#how-results-are-ordered', '/docs/search/search-engine'],
  },
  { query: 'see draft on phone', expected: ['/docs/preview/editors*'] },
  { query: 'preview server in docker', expected: ['/docs/preview/operators*'] },
  { query: 'embed preview in iframe', expected: ['/docs/preview/frames*'] },
  { query: 'company wiki', expected: ['/templates/handbook*'] },
  { query: 'licence of the project', expected: ['/about#licence', '/about'] },
  { query: 'docs for v1', expected: ['/archive/version-1*', '/archive'] },
  {
    query: 'dark theme',
    expected: [
      '/docs/components/interface/color-mode',
      '/docs/components/interface/color-mode#read-and-change-it',
      '/docs/components/interface/color-mode#force-a-mode',
      '/docs/components/interface/color-mode#the-switch',
      '/docs/getting-started/configuration#colour-mode',
    ],
  },
  { query: 'favicon', expected: ['/docs/getting-started/configuration#fields-of-the-site'] },
  { query: 'webfonts', expected: ['/docs/getting-started/configuration#fonts'] },
  {
    query: 'synonyms',
    expected: [
      '/docs/search/search-engine#synonyms',
      '/docs/search/search-engine#synonyms-of-your-site',
      '/docs/search/write-for-search#keywords',
    ],
  },
  {
    query: '301',
    expected: [
      '/docs/deployment/redirects',
      '/docs/deployment/redirects#sources',
      '/docs/deployment/redirects#targets',
    ],
  },
  { query: 'rss', expected: ['/docs/files/feeds', '/docs/files/feeds#choose-the-feeds'] },
  {
    query: 'robots.txt',
    expected: [
      '/docs/deployment/search-engines',
      '/docs/deployment/search-engines#sitemap-and-robotstxt',
      '/docs/deployment/search-engines#leave-a-page-out',
    ],
  },
  {
    query: 'og:image',
    expected: [
      '/docs/deployment/social-images',
      '/docs/deployment/social-images#a-page-with-its-own-image',
      '/docs/getting-started/project-structure#what-search-engines-see',
    ],
  },
  { query: 'json-ld', expected: ['/docs/deployment/search-engines#structured-data'] },
  { query: 'llms.txt', expected: ['/docs/files/as-markdown', '/docs/files/as-markdown#the-list-of-all-pages'] },
  {
    query: 'mcp',
    expected: [
      '/docs/deployment/assistants',
      '/docs/deployment/assistants#connect',
      '/docs/deployment/assistants#others',
    ],
  },
  {
    query: 'CSP',
    expected: [
      '/docs/deployment/node-server#headers',
      '/docs/getting-started/troubleshooting#a-script-request-or-frame-of-mine-is-blocked',
    ],
  },
  { query: 'docker', expected: ['/docs/preview/operators#in-a-container'] },
  { query: 'modal', expected: ['/docs/components/interface/modal'] },
  { query: 'snackbar', expected: ['/docs/components/interface/toast', '/docs/components/interface/toast#the-store'] },
  {
    query: 'collapsible',
    expected: [
      '/docs/components/content/collapsible',
      '/docs/components/interface/collapsible',
      '/docs/components/content/accordion',
      '/docs/components/interface/accordion',
    ],
  },
  { query: 'co-authors', expected: ['/docs/collections/blog', '/docs/collections/blog#authors'] },
  { query: 'embargo', expected: ['/docs/collections/blog#publish-later'] },
  {
    query: 'screen reader',
    expected: [
      '/docs/getting-started/accessibility',
      '/docs/getting-started/accessibility#what-the-site-does-by-itself',
      '/docs/getting-started/accessibility#landmarks-headings-and-names',
      '/docs/getting-started/accessibility#what-is-announced',
    ],
  },
  {
    query: 'install and run locally',
    expected: [
      '/docs/getting-started/installation',
      '/docs/getting-started#start-the-site',
      '/docs/getting-started/installation#clone-the-repository',
      '/docs/getting-started/installation#build-and-serve-it',
    ],
  },
  {
    query: 'required node version',
    expected: ['/docs/getting-started/installation', '/docs/getting-started/installation#when-it-does-not-start'],
  },
  {
    query: 'change site name',
    expected: [
      '/docs/getting-started/configuration',
      '/docs/getting-started/configuration#fields-of-the-site',
      '/docs/getting-started/configuration#make-it-your-own',
    ],
  },
  {
    query: 'add new page',
    expected: [
      '/docs/getting-started',
      '/docs/getting-started#write',
      '/docs/getting-started#save-a-file',
      '/docs/getting-started/project-structure#from-file-to-page',
    ],
  },
  {
    query: 'sidebar order wrong',
    expected: [
      '/docs/getting-started/project-structure#order',
      '/docs/getting-started/project-structure#from-file-to-page',
      '/docs/queries/navigation#order',
      '/docs/getting-started#choose-its-position',
    ],
  },
  {
    query: 'rename sidebar label',
    expected: [
      '/docs/getting-started/project-structure#one-page-in-the-sidebar',
      '/docs/getting-started/project-structure#folders-in-the-sidebar',
      '/docs/queries/navigation#set-by-a-page',
    ],
  },
  {
    query: 'edit top menu links',
    expected: [
      '/docs/getting-started/configuration#entries-of-the-header-menu',
      '/docs/getting-started/configuration#fields-of-the-site',
      '/docs/components/interface/navigation-menu#the-header',
    ],
  },
  { query: 'footer links columns', expected: ['/docs/getting-started/configuration#fields-of-the-site'] },
  {
    query: 'link to heading anchor',
    expected: [
      '/docs/files/markdown#headings',
      '/docs/files/markdown#links',
      '/docs/files/links',
      '/docs/files/links#write-a-link',
    ],
  },
  {
    query: 'broken links check',
    expected: [
      '/docs/files/links',
      '/docs/files/links#what-is-checked-at-the-source',
      '/docs/files/links#read-a-message',
      '/docs/files/links#what-is-checked-in-the-html',
      '/docs/files/links#links-to-other-sites',
      '/docs/collections/validation#the-site-as-a-whole',
      '/blog/a-build-that-refuses-to-be-wrong#links-with-their-lines',
    ],
  },
  { query: 'reuse text across pages', expected: ['/docs/files/includes', '/docs/files/includes#a-text'] },
  {
    query: 'version number in text',
    expected: ['/docs/files/variables-and-terms', '/docs/files/variables-and-terms#variables'],
  },
  {
    query: 'hover definitions for terms',
    expected: ['/docs/files/variables-and-terms', '/docs/files/variables-and-terms#terms'],
  },
  {
    query: 'code block filename title',
    expected: [
      '/docs/components/content/code-block',
      '/docs/components/content/code-block#behind-the-fence',
      '/docs/files/markdown#file-name-and-lines',
      '/docs/getting-started#add-code-and-a-picture',
    ],
  },
  {
    query: 'show added removed lines',
    expected: ['/docs/components/content/code-block#marks-in-comments', '/docs/files/markdown#marks-in-comments'],
  },
  {
    query: 'numbered steps tutorial',
    expected: [
      '/docs/components/content/steps',
      '/docs/components/content/steps#write-them',
      '/docs/files/markdown#steps',
    ],
  },
  { query: 'card grid links', expected: ['/docs/components/content/card', '/docs/files/markdown#cards'] },
  {
    query: 'image caption and size',
    expected: ['/docs/components/content/image', '/docs/files/markdown#images', '/docs/files/markdown#captions'],
  },
  {
    query: 'image not found build',
    expected: [
      '/docs/collections/validation#markdown',
      '/docs/files/markdown#images',
      '/docs/components/content/image',
    ],
  },
  {
    query: 'embed youtube video',
    expected: ['/docs/components/content/video', '/docs/components/content/video#youtube-and-vimeo'],
  },
  {
    query: 'svg icon custom',
    expected: [
      '/docs/deployment/icons',
      '/docs/deployment/icons#add-an-icon-set',
      '/docs/components/interface/icon#an-icon-of-the-interface',
    ],
  },
  {
    query: 'post not showing up',
    expected: [
      '/docs/collections/blog#publish-later',
      '/docs/getting-started/project-structure#drafts',
      '/docs/getting-started/troubleshooting#a-post-does-not-show',
    ],
  },
  { query: 'group posts into series', expected: ['/docs/collections/blog#series'] },
  { query: 'blog tags categories', expected: ['/docs/collections/blog', '/docs/collections/blog#topics'] },
  { query: 'add author photo bio', expected: ['/docs/collections/blog#authors'] },
  { query: 'write release notes', expected: ['/docs/collections/blog', '/docs/collections/blog#changelog'] },
  { query: 'submit a template', expected: ['/docs/collections/templates#the-gallery'] },
  {
    query: 'pricing table plans',
    expected: ['/docs/files/yaml#plans-and-prices', '/docs/components/interface/pricing-table'],
  },
  {
    query: 'change homepage hero text',
    expected: [
      '/docs/components/sections',
      '/docs/components/sections#a-first-page',
      '/docs/components/sections/hero',
      '/docs/files/blocks',
      '/docs/files/blocks#the-blocks',
    ],
  },
  { query: 'add customer quotes section', expected: ['/docs/files/blocks', '/docs/files/blocks#the-blocks'] },
  {
    query: 'define custom content type',
    expected: [
      '/docs/collections/define',
      '/docs/collections/define#one-collection',
      '/docs/collections/define#add-a-collection',
      '/docs/collections/define#define-it',
    ],
  },
  {
    query: 'schema validation error',
    expected: [
      '/docs/collections/validation',
      '/docs/collections/validation#reading-a-message',
      '/docs/collections/validation#fields',
      '/docs/collections/validation#undeclared-fields',
    ],
  },
  { query: 'load data from api', expected: ['/docs/collections/sources#content-from-elsewhere'] },
  {
    query: 'graphql query examples',
    expected: [
      '/docs/queries/graphiql',
      '/docs/queries/graphiql#one-page',
      '/docs/queries/graphiql#a-list',
      '/docs/queries/graphiql#any-page',
      '/docs/queries/graphiql#data',
    ],
  },
  {
    query: 'export content sqlite',
    expected: ['/docs/queries/database', '/docs/queries/database#the-files', '/docs/queries/database#open-a-dump'],
  },
  {
    query: 'share draft with reviewer',
    expected: ['/docs/preview/editors#share-a-page', '/docs/preview/operators#links-and-tokens'],
  },
  {
    query: 'preview not updating',
    expected: [
      '/docs/preview/editors#troubleshooting',
      '/docs/preview#what-shows-where',
      '/docs/getting-started/troubleshooting#the-preview-does-not-update',
    ],
  },
  { query: 'edit content without git', expected: ['/studio'] },
  { query: 'preview a branch', expected: ['/docs/preview/editors#branches', '/docs/preview/operators#git-branches'] },
  {
    query: 'search returns nothing',
    expected: [
      '/docs/search/search-engine#where-it-runs',
      '/docs/search/write-for-search#what-is-indexed',
      '/docs/getting-started/troubleshooting#the-search-finds-nothing',
    ],
  },
  {
    query: 'was this page helpful',
    expected: [
      '/docs/getting-started/around-a-page#was-this-page-helpful',
      '/docs/getting-started/around-a-page#an-endpoint-of-your-own',
    ],
  },
  {
    query: 'print page pdf',
    expected: ['/docs/getting-started/around-a-page#print', '/docs/getting-started/around-a-page#a-whole-section'],
  },
  {
    query: 'deploy to netlify',
    expected: ['/docs/deployment/static-hosts', '/docs/deployment/static-hosts#what-the-build-leaves-for-the-host'],
  },
  { query: 'github pages subfolder', expected: ['/docs/deployment/static-hosts#limits-to-know'] },
  { query: 'github actions workflow', expected: ['/docs/deployment/large-sites#what-to-keep-in-ci'] },
  {
    query: 'cache headers static assets',
    expected: ['/docs/deployment/node-server#caching', '/blog/serving-a-static-site-properly#compressed-once'],
  },
  {
    query: 'build out of memory',
    expected: [
      '/docs/deployment/large-sites#memory',
      '/docs/getting-started/troubleshooting#javascript-heap-out-of-memory',
    ],
  },
  {
    query: 'slow build thousands pages',
    expected: [
      '/docs/deployment/large-sites',
      '/docs/deployment/large-sites#what-to-keep-in-ci',
      '/docs/deployment/large-sites#if-a-build-is-still-too-large',
    ],
  },
  {
    query: 'migrate from docusaurus',
    expected: [
      '/docs/getting-started/migrate',
      '/docs/getting-started/migrate#step-by-step',
      '/docs/getting-started/migrate#docusaurus',
    ],
  },
  { query: 'vitepress containers equivalent', expected: ['/docs/getting-started/migrate#vitepress'] },
  {
    query: 'import starlight docs',
    expected: [
      '/docs/getting-started/migrate',
      '/docs/getting-started/migrate#step-by-step',
      '/docs/getting-started/migrate#starlight',
    ],
  },
  { query: 'use react component mdx', expected: ['/docs/files/mdx', '/docs/files/mdx#components-are-tags'] },
  { query: 'noindex staging site', expected: ['/docs/deployment/search-engines#sitemap-and-robotstxt'] },
  {
    query: 'how do I make a link to another page',
    expected: ['/docs/files/markdown#links', '/docs/files/links', '/docs/files/links#write-a-link'],
  },
  {
    query: 'where do I put images',
    expected: [
      '/docs/files/markdown#images',
      '/docs/components/content/image',
      '/docs/getting-started/project-structure#images-beside-content',
      '/docs/getting-started#add-code-and-a-picture',
    ],
  },
  { query: 'can I delete the blog', expected: ['/docs/getting-started/configuration#areas'] },
  {
    query: 'why is my page 404 after deploy',
    expected: [
      '/docs/deployment/static-hosts#limits-to-know',
      '/docs/getting-started/troubleshooting#a-page-is-missing-after-a-deployment',
    ],
  },
  {
    query: 'what is the difference between md and mdx',
    expected: [
      '/docs/files/mdx',
      '/docs/files/mdx#what-is-different',
      '/blog/markdown-is-data-mdx-is-code',
      '/blog/markdown-is-data-mdx-is-code#and-mdx',
    ],
  },
  { query: 'how to add a banner to every page', expected: ['/docs/getting-started/around-a-page#an-announcement'] },
  {
    query: 'how do I update to a newer version of galley',
    expected: [
      '/docs/getting-started/update',
      '/docs/getting-started/update#what-a-version-tells',
      '/docs/getting-started/update#take-a-breaking-version',
    ],
  },
  {
    query: 'how to add a new directive',
    expected: ['/docs/components/add-a-component', '/docs/components/add-a-component#a-content-component'],
  },
  {
    query: 'how many pages can it handle',
    expected: ['/docs/deployment/large-sites', '/docs/deployment/large-sites#what-pages-cost'],
  },
  {
    query: 'how to run the tests',
    expected: ['/docs/getting-started/installation#run-the-checks', '/docs/getting-started/commands#list-of-commands'],
  },
  {
    query: 'who can see drafts',
    expected: [
      '/docs/getting-started#limits',
      '/docs/preview',
      '/docs/preview/operators#links-and-tokens',
      '/docs/getting-started/project-structure#drafts',
    ],
  },
  {
    query: 'how do I submit sitemap to google',
    expected: ['/docs/deployment/search-engines', '/docs/deployment/search-engines#sitemap-and-robotstxt'],
  },
  {
    query: 'what environment variables are there',
    expected: [
      '/docs/getting-started/configuration#environment-variables',
      '/docs/deployment/node-server#settings',
      '/docs/preview/operators#settings',
    ],
  },
  {
    query: 'how do I change button style',
    expected: [
      '/docs/components/interface/button',
      '/docs/components/interface/button#colours',
      '/docs/components/interface/button#sizes-and-icons',
      '/docs/components/interface/button#props',
    ],
  },
  {
    query: 'how to show validation message on input',
    expected: [
      '/docs/components/interface/form-field',
      '/docs/components/interface/form-field#props',
      '/docs/components/interface/form-field#errors-of-a-whole-form',
    ],
  },
  { query: 'tabel of contents', expected: ['/docs/files/markdown#headings'] },
  { query: 'acordion', expected: ['/docs/components/content/accordion', '/docs/components/interface/accordion'] },
  {
    query: 'tooltp position',
    expected: ['/docs/components/interface/tooltip', '/docs/components/interface/tooltip#props'],
  },
  { query: 'sylesheet overri', expected: ['/docs/components/add-a-component#styles'] },
  {
    query: 'keybord shortcuts',
    expected: ['/docs/search', '/docs/search#keys', '/docs/getting-started/accessibility#keyboard'],
  },
  { query: 'hydration missmatch', expected: ['/docs/getting-started/troubleshooting#a-hydration-warning'] },
  {
    query: 'edit this page lin',
    expected: [
      '/docs/getting-started/around-a-page#edit-and-report',
      '/docs/getting-started/configuration#fields-of-the-site',
    ],
  },
  {
    query: 'last updat',
    expected: [
      '/docs/getting-started/around-a-page#last-change-and-contributors',
      '/docs/getting-started/project-structure#the-date-of-a-page',
    ],
  },
  {
    query: 'nuxt contnet migrate',
    expected: [
      '/docs/getting-started/migrate',
      '/docs/getting-started/migrate#step-by-step',
      '/docs/getting-started/migrate#nuxt-content',
    ],
  },
  {
    query: 'port 8000 allready in use',
    expected: [
      '/docs/getting-started/installation#when-it-does-not-start',
      '/docs/getting-started#open-it',
      '/docs/getting-started/commands#list-of-commands',
      '/docs/getting-started/installation#the-port-is-in-use',
      '/docs/getting-started/troubleshooting#the-port-is-in-use',
    ],
  },
  {
    query: 'pagnation next previous',
    expected: [
      '/docs/queries/surround',
      '/docs/queries/surround#in-which-order',
      '/docs/getting-started/project-structure#order',
    ],
  },
  {
    query: 'badge new sideb',
    expected: [
      '/docs/getting-started/around-a-page#badges',
      '/docs/getting-started/project-structure#one-page-in-the-sidebar',
      '/docs/queries/navigation#set-by-a-page',
    ],
  },
]

/** Queries for measuring only, never for tuning. From people who had not read the pages, judged by a person who had not seen the results. */
export const heldOutQueries: readonly JudgedQuery[] = [
  {
    query: 'override navbar component',
    expected: [
      '/docs/getting-started/configuration#entries-of-the-header-menu',
      '/docs/components/interface/navigation-menu',
      '/docs/components/interface/navigation-menu#the-header',
    ],
  },
  {
    query: 'window is not defined build',
    expected: ['/docs/getting-started/troubleshooting#window-is-not-defined-in-a-build'],
  },
  {
    query: 'hydration mismatch dark mode',
    expected: [
      '/docs/components/interface/color-mode',
      '/docs/components/interface/color-mode#read-and-change-it',
      '/docs/getting-started/troubleshooting#a-hydration-warning',
    ],
  },
  {
    query: 'custom component in mdx without import',
    expected: [
      '/docs/components/add-a-component',
      '/docs/components/add-a-component#a-content-component',
      '/docs/files/mdx#components-are-tags',
    ],
  },
  {
    query: 'add new field to frontmatter',
    expected: ['/docs/collections/define', '/docs/collections/define#add-a-field'],
  },
  {
    query: 'tabs code block sync',
    expected: [
      '/docs/components/content/code-group',
      '/docs/components/content/code-group#one-choice-for-all',
      '/docs/components/content/tabs',
      '/docs/components/content/tabs#one-choice-for-all',
    ],
  },
  {
    query: 'where do static images go',
    expected: [
      '/docs/getting-started/project-structure#images-beside-content',
      '/docs/files/markdown#images',
      '/docs/components/content/image',
      '/docs/getting-started#add-code-and-a-picture',
    ],
  },
  {
    query: 'hot reload stopped working',
    expected: ['/docs/getting-started/troubleshooting#changes-do-not-show-in-npm-run-develop'],
  },
  { query: 'how to make a note box', expected: ['/docs/components/content/callout', '/docs/files/markdown#callouts'] },
  {
    query: 'sidebar order',
    expected: [
      '/docs/getting-started/project-structure#order',
      '/docs/getting-started/project-structure#from-file-to-page',
      '/docs/getting-started#choose-its-position',
      '/docs/queries/navigation#order',
    ],
  },
  {
    query: 'link to another page relative or absolute',
    expected: ['/docs/files/links', '/docs/files/links#write-a-link', '/docs/files/markdown#links'],
  },
  {
    query: 'highlight line in code',
    expected: [
      '/docs/components/content/code-block',
      '/docs/components/content/code-block#lines',
      '/docs/components/content/code-block#marks-in-comments',
      '/docs/components/content/code-block#behind-the-fence',
      '/docs/files/markdown#file-name-and-lines',
    ],
  },
  { query: 'reuse same paragraph in several pages', expected: ['/docs/files/includes', '/docs/files/includes#a-text'] },
  { query: 'versions of docs v1 v2', expected: ['/docs/deployment/large-sites#if-a-build-is-still-too-large', '/'] },
  {
    query: 'hide page from menu but keep url',
    expected: [
      '/docs/getting-started/project-structure#one-page-in-the-sidebar',
      '/docs/queries/navigation#set-by-a-page',
    ],
  },
  { query: 'curly braces breaking my page', expected: ['/docs/files/mdx#what-is-different'] },
  {
    query: 'mermaid diagram',
    expected: ['/docs/components/content/mermaid', '/docs/components/content/mermaid#a-sequence'],
  },
  {
    query: 'preview my draft before publishing',
    expected: [
      '/docs/preview',
      '/docs/preview#three-kinds-of-preview',
      '/docs/preview/editors',
      '/docs/preview/editors#open-a-link',
      '/docs/preview/editors#write',
      '/docs/preview/editors#the-preview-build',
      '/docs/getting-started/project-structure#drafts',
      '/docs/getting-started/installation#write-with-live-reload',
    ],
  },
  { query: 'schedule post for monday', expected: ['/docs/collections/blog', '/docs/collections/blog#publish-later'] },
  { query: 'how do i edit without git', expected: ['/studio', '/docs/getting-started/around-a-page#edit-and-report'] },
  { query: 'change author picture', expected: ['/docs/collections/blog#authors'] },
  {
    query: 'upload image too big',
    expected: [
      '/docs/components/content/image',
      '/docs/components/content/image#what-the-build-does',
      '/docs/files/markdown#images',
    ],
  },
  {
    query: 'invalid frontmatter what does this mean',
    expected: [
      '/docs/collections/validation',
      '/docs/collections/validation#reading-a-message',
      '/docs/collections/validation#fields',
      '/docs/collections/validation#undeclared-fields',
    ],
  },
  {
    query: 'who changed this page',
    expected: [
      '/docs/getting-started/around-a-page#last-change-and-contributors',
      '/docs/getting-started/project-structure#the-date-of-a-page',
    ],
  },
  { query: 'tags vs categories', expected: ['/docs/collections/blog', '/docs/collections/blog#topics'] },
  {
    query: 'build takes 40 min',
    expected: [
      '/docs/deployment/large-sites',
      '/docs/deployment/large-sites#what-to-keep-in-ci',
      '/docs/deployment/large-sites#if-a-build-is-still-too-large',
    ],
  },
  {
    query: 'cache dir github actions',
    expected: ['/docs/deployment/large-sites', '/docs/deployment/large-sites#what-to-keep-in-ci'],
  },
  {
    query: 'env vars list',
    expected: [
      '/docs/getting-started/configuration#environment-variables',
      '/docs/deployment/node-server#settings',
      '/docs/preview/operators#settings',
    ],
  },
  {
    query: 'node version required',
    expected: ['/docs/getting-started/installation', '/docs/getting-started/installation#when-it-does-not-start'],
  },
  { query: 'healthcheck endpoint', expected: ['/docs/deployment/node-server#health-check'] },
  {
    query: 'deploy under subfolder /docs',
    expected: ['/docs/deployment/node-server#behind-a-proxy', '/docs/deployment/static-hosts#limits-to-know'],
  },
  { query: 'add a pricing tier', expected: ['/docs/files/yaml#plans-and-prices'] },
  {
    query: 'sitemap not showing in search console',
    expected: ['/docs/deployment/search-engines', '/docs/deployment/search-engines#sitemap-and-robotstxt'],
  },
  {
    query: 'meta descripton missing',
    expected: [
      '/docs/deployment/search-engines#head-of-a-page',
      '/docs/getting-started/project-structure#what-search-engines-see',
      '/docs/getting-started/project-structure#title-and-description',
    ],
  },
  { query: 'customer logos strip', expected: ['/docs/files/blocks', '/docs/files/blocks#the-blocks'] },
  {
    query: 'change brand color',
    expected: [
      '/docs/components/interface/theme',
      '/docs/components/interface/theme#scales',
      '/docs/getting-started/configuration#colours',
    ],
  },
  {
    query: 'design tokens',
    expected: [
      '/docs/components/interface/theme',
      '/docs/components/interface/theme#what-a-role-offers',
      '/docs/getting-started/configuration#colours',
    ],
  },
  { query: 'dark mode logo', expected: ['/docs/getting-started/configuration#fields-of-the-site'] },
  {
    query: 'storybook or somewhere to see all components',
    expected: ['/docs/components', '/docs/components#for-authors', '/docs/components#for-developers'],
  },
  {
    query: 'card grid 3 columns',
    expected: ['/docs/components/content/card', '/docs/files/markdown#cards', '/docs/components/sections/feature-grid'],
  },
  {
    query: 'turn off dark mode',
    expected: ['/docs/components/interface/color-mode', '/docs/components/interface/color-mode#force-a-mode'],
  },
  {
    query: 'icons which set',
    expected: [
      '/docs/getting-started/configuration#icons',
      '/docs/deployment/icons',
      '/docs/deployment/icons#add-an-icon-set',
      '/docs/components/content/icon',
    ],
  },
  { query: 'wcag 2.2 aa conformance', expected: ['/docs/getting-started/accessibility'] },
  { query: 'skip to content link', expected: ['/docs/getting-started/accessibility#keyboard'] },
  { query: 'keyboard shortcuts', expected: ['/docs/search#keys', '/docs/getting-started/accessibility#keyboard'] },
  { query: 'contrast ratio syntax highlighting', expected: ['/docs/getting-started/configuration#colours'] },
  {
    query: 'screen reader search results announced?',
    expected: ['/docs/getting-started/accessibility#what-is-announced'],
  },
  {
    query: 'missing alt text warning',
    expected: [
      '/docs/components/content/image',
      '/docs/files/markdown#images',
      '/docs/collections/validation#fields',
      '/docs/getting-started/accessibility#what-an-author-does',
    ],
  },
  {
    query: 'prefers reduced motion',
    expected: [
      '/docs/components/interface/modal#good-to-know',
      '/docs/components/interface/slideover#good-to-know',
      '/docs/components/interface/drawer#good-to-know',
      '/docs/components/interface/carousel#good-to-know',
      '/docs/components/interface/toast#good-to-know',
      '/docs/components/interface/loading-bar#good-to-know',
      '/docs/components/content/video#again-and-again',
      '/docs/getting-started/accessibility#colour-motion-and-text-size',
    ],
  },
  {
    query: 'axe tests ci',
    expected: ['/changelog/a-server-of-its-own', '/docs/getting-started/accessibility#test-your-site'],
  },
  {
    query: 'heading levels skipped',
    expected: [
      '/docs/files/markdown#headings',
      '/docs/getting-started/accessibility#what-an-author-does',
      '/docs/getting-started/accessibility#headings-and-links',
    ],
  },
  {
    query: 'csp header inline script',
    expected: [
      '/docs/deployment/node-server#headers',
      '/blog/serving-a-static-site-properly#a-policy-without-an-escape-hatch',
    ],
  },
  { query: 'report vulnerability', expected: ['/docs/getting-started/troubleshooting#report-a-vulnerability'] },
  {
    query: 'can editors inject html xss',
    expected: [
      '/docs/files/markdown#html',
      '/docs/collections/validation#markdown',
      '/docs/files/mdx#what-is-different',
      '/blog/markdown-is-data-mdx-is-code#what-a-page-is-instead',
    ],
  },
  {
    query: 'who can log in to studio',
    expected: [
      '/docs/preview/operators#links-and-tokens',
      '/docs/preview/editors#open-a-link',
      '/studio/open',
      '/studio/pricing',
      '/docs/getting-started#limits',
    ],
  },
  {
    query: 'preview token expires?',
    expected: [
      '/docs/preview/operators#links-and-tokens',
      '/docs/preview/operators#where-a-token-goes',
      '/docs/preview/operators#limits',
      '/docs/preview/editors#share-a-page',
    ],
  },
  { query: 'is graphql exposed in production', expected: ['/docs/queries/graphiql', '/docs/queries/endpoint'] },
  { query: 'secrets in client bundle', expected: ['/docs/getting-started/configuration#environment-variables'] },
  {
    query: 'rate limiting',
    expected: [
      '/docs/queries/endpoint#limits',
      '/docs/deployment/assistants#limits',
      '/docs/deployment/icons#the-endpoint',
      '/docs/preview/operators#limits',
    ],
  },
  { query: 'password protect some pages', expected: ['/docs/components/interface/errors#rules-for-routes'] },
  { query: 'docusaurus', expected: ['/docs/getting-started/migrate', '/docs/getting-started/migrate#docusaurus'] },
  {
    query: 'import existing docs folder',
    expected: [
      '/docs/getting-started/migrate',
      '/docs/getting-started/migrate#step-by-step',
      '/docs/getting-started/migrate#convert',
    ],
  },
  {
    query: 'sidebars.js equivalent',
    expected: [
      '/docs/getting-started/migrate#docusaurus',
      '/docs/getting-started/project-structure#order',
      '/docs/getting-started/project-structure#folders-in-the-sidebar',
      '/docs/queries/navigation',
      '/docs/queries/navigation#set-by-a-folder',
    ],
  },
  {
    query: ':::tip not rendering',
    expected: [
      '/docs/files/mdx#components-are-tags',
      '/docs/files/mdx#what-is-different',
      '/docs/components/content/callout',
      '/docs/components/content/callout#in-mdx',
      '/docs/files/markdown#callouts',
      '/docs/getting-started/migrate#docusaurus',
    ],
  },
  {
    query: 'keep my old urls the same',
    expected: [
      '/docs/deployment/redirects',
      '/docs/getting-started/migrate#what-all-four-have-in-common',
      '/docs/getting-started/migrate#docusaurus',
      '/docs/getting-started/migrate#convert',
    ],
  },
  {
    query: 'swizzle',
    expected: ['/docs/components/add-a-component', '/docs/components/add-a-component#a-content-component'],
  },
  { query: 'i18n translations folder', expected: ['/'] },
  {
    query: 'algolia docsearch instead of built in',
    expected: [
      '/docs/search/search-engine',
      '/docs/search/search-engine#another-engine',
      '/docs/search/search-engine#the-interface',
    ],
  },
  {
    query: '_category_.json',
    expected: [
      '/docs/getting-started/migrate#docusaurus',
      '/docs/getting-started/project-structure#folders-in-the-sidebar',
      '/docs/queries/navigation#set-by-a-folder',
    ],
  },
  {
    query: 'converter script dry run',
    expected: [
      '/docs/getting-started/migrate',
      '/docs/getting-started/migrate#look-at-the-report',
      '/docs/getting-started/migrate#options',
    ],
  },
  {
    query: 'getting started',
    expected: ['/docs/getting-started', '/docs/getting-started/installation', '/docs/getting-started#start-the-site'],
  },
  {
    query: 'gatsby develop command not found',
    expected: [
      '/docs/getting-started/commands#list-of-commands',
      '/docs/getting-started/installation#write-with-live-reload',
    ],
  },
  {
    query: 'port 8000 already in use',
    expected: [
      '/docs/getting-started/installation#when-it-does-not-start',
      '/docs/getting-started/commands#list-of-commands',
      '/docs/getting-started#open-it',
      '/docs/getting-started/installation#the-port-is-in-use',
      '/docs/getting-started/troubleshooting#the-port-is-in-use',
    ],
  },
  {
    query: 'how to add a page',
    expected: [
      '/docs/getting-started',
      '/docs/getting-started#write',
      '/docs/getting-started#save-a-file',
      '/docs/getting-started/project-structure#from-file-to-page',
    ],
  },
  {
    query: 'folder structure',
    expected: ['/docs/getting-started/project-structure', '/docs/getting-started/project-structure#folders'],
  },
  {
    query: 'diffrence between md and mdx',
    expected: [
      '/docs/files/mdx',
      '/docs/files/mdx#what-is-different',
      '/blog/markdown-is-data-mdx-is-code',
      '/blog/markdown-is-data-mdx-is-code#and-mdx',
    ],
  },
  {
    query: 'blank page after build',
    expected: ['/docs/getting-started/troubleshooting#the-page-is-blank-or-says-that-it-could-not-be-loaded'],
  },
  { query: 'do i need to know graphql', expected: ['/docs/getting-started#two-ways-to-use-it'] },
  {
    query: 'update to latest version',
    expected: [
      '/docs/getting-started/update',
      '/docs/getting-started/update#what-a-version-tells',
      '/docs/getting-started/update#take-a-breaking-version',
    ],
  },
  {
    query: 'get all posts as json',
    expected: ['/docs/files/feeds', '/docs/queries/endpoint', '/docs/queries/endpoint#ask'],
  },
  { query: 'rss url', expected: ['/docs/files/feeds'] },
  {
    query: 'graphql filter by date',
    expected: [
      '/docs/queries/graphiql#a-list',
      '/docs/queries/query-builder#more-and-less',
      '/docs/queries/query-builder#between-two-values',
    ],
  },
  {
    query: 'raw markdown of a page .md',
    expected: [
      '/docs/files/as-markdown',
      '/docs/files/as-markdown#from-the-page',
      '/docs/files/as-markdown#from-a-program',
    ],
  },
  { query: 'pagination limit skip', expected: ['/docs/queries/query-builder#skip-and-limit'] },
  {
    query: 'Cannot query field "slug" on type',
    expected: ['/docs/collections/types#fields-of-every-page', '/docs/collections/types#fields-of-every-data-file'],
  },
  {
    query: 'cors error fetching from my app',
    expected: ['/docs/getting-started/troubleshooting#requests-from-another-origin-fail-cors'],
  },
  { query: 'webhook when content changes', expected: ['/docs/preview/api#events'] },
  {
    query: 'mcp server',
    expected: [
      '/docs/deployment/assistants',
      '/docs/deployment/assistants#connect',
      '/docs/deployment/assistants#claude-code',
      '/docs/deployment/assistants#cursor',
      '/docs/deployment/assistants#vs-code',
      '/docs/deployment/assistants#codex',
      '/docs/deployment/assistants#claude-and-chatgpt',
      '/docs/deployment/assistants#others',
      '/docs/deployment/assistants#what-an-assistant-can-ask',
    ],
  },
  { query: 'license', expected: ['/about#licence'] },
  { query: 'is it free', expected: ['/studio/pricing', '/about#licence'] },
  { query: 'galley vs mintlify', expected: ['/'] },
  { query: 'support contact', expected: ['/studio/pricing', '/docs/getting-started/troubleshooting#report-a-problem'] },
  { query: 'roadmap', expected: ['/studio/pricing'] },
  {
    query: 'hosting cost where does it run',
    expected: [
      '/docs/deployment/node-server',
      '/docs/deployment/static-hosts',
      '/docs/deployment/static-hosts#what-works-where',
    ],
  },
  {
    query: 'can non technical people use it',
    expected: ['/docs/getting-started#two-ways-to-use-it', '/docs/getting-started', '/studio'],
  },
]
