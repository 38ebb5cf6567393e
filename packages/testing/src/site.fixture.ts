import { defineSite } from '@galley/core/site'

const name = 'Harbour'
const repositoryUrl = 'https://github.com/harbour-docs/harbour'

/** Site settings for every test except `site.test.ts`, so that no other test depends on the site's `site.ts`. */
export const site = defineSite({
  name,
  url: 'https://harbour.example',
  logo: '<svg viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/></svg>',
  header: {
    title: `${name} content docs`,
    menu: [
      { label: 'Documentation', to: '/docs/getting-started', pathPrefix: '/docs' },
      {
        label: 'Studio',
        children: [
          { label: 'Features', to: '/studio', description: 'everything to edit with' },
          { label: 'Pricing', to: '/studio/pricing', description: 'plans for teams' },
        ],
        pathPrefix: '/studio',
      },
      { label: 'Templates', to: '/templates' },
      { label: 'Blog', to: '/blog' },
    ],
    action: { label: 'Open the editor', to: 'https://studio.harbour.example' },
  },
  footer: {
    columns: [
      { title: 'Learn', links: [{ label: 'Documentation', to: '/docs/getting-started' }] },
      {
        title: 'Read',
        links: [
          { label: 'Blog', to: '/blog' },
          { label: 'About', to: '/about' },
        ],
      },
    ],
  },
  repository: { owner: 'harbour-docs', name: 'harbour', url: repositoryUrl, branch: 'main' },
  contributors: true,
  social: [{ label: 'GitHub', icon: 'github', to: repositoryUrl }],
  seo: { title: `${name}: ships and boats`, description: 'All about ships.' },
  images: { hosts: ['img.harbour.example'] },
  search: {
    areas: [
      { name: 'docs', label: 'Documentation', icon: 'lucide:book-open', pathPrefix: '/docs' },
      { name: 'blog', label: 'Blog', icon: 'lucide:newspaper', pathPrefix: '/blog', boost: 0.9 },
      { name: 'pages', label: 'Pages', icon: 'lucide:file', pathPrefix: '/' },
    ],
  },
  feeds: ['/blog', '/blog/topics/*', '/authors/*', '/changelog', '/docs'],
  mcp: true,
  analytics: { host: 'https://stats.harbour.example', domain: 'harbour.example' },
  printMarks: true,
})
