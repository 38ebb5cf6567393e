import { createMdxOptions } from '@galley/content/compiler/mdx-options'
import { isPreviewBuild } from '@galley/core/preview-build'
import { ignoreIn } from '@galley/node/ignore-in'
import type { GatsbyConfig } from 'gatsby'
import { createNodeAdapter } from './plugins/gatsby-adapter-node/adapter'
import { site } from './src/site'

const content = `${__dirname}/content`

/** The composition of this site. Gatsby runs the hooks of plugins in the order of the list. */
const config: GatsbyConfig = {
  siteMetadata: { title: site.seo.title, description: site.seo.description, siteUrl: site.url },
  trailingSlash: 'never',
  // Preview builds skip type generation to save time.
  graphqlTypegen: { generateOnBuild: !isPreviewBuild() },
  adapter: createNodeAdapter(),
  plugins: [
    // Content: the files become nodes, and the nodes of files become entries of the collections.
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: content, ignore: [ignoreIn(content)] } },
    // Must come after the source plugin so that the first build compiles all files in one batch.
    'gatsby-transformer-collections',
    { resolve: 'gatsby-plugin-mdx', options: { mdxOptions: createMdxOptions(__dirname) } },

    // Packages with queries, which Gatsby reads in the code of plugins only.
    '@galley/theme',
    '@galley/app',

    // Images
    'gatsby-plugin-image',
    // Every supported browser shows WebP, and a second format would take most of the time.
    { resolve: 'gatsby-plugin-sharp', options: { defaults: { formats: ['webp'] } } },
    // The check would warn of every SVG, which pages show from its `publicURL`.
    { resolve: 'gatsby-transformer-sharp', options: { checkSupportedExtensions: false } },

    // Scripts and styles
    // Must come before the style sheet: scripts after it wait for it to load.
    'gatsby-plugin-start-script',
    {
      resolve: 'gatsby-plugin-static-styles',
      options: {
        sheet: [
          'packages/app/src/browser.tsx',
          'packages/app/src/ssr.tsx',
          'packages/theme/src/site-footer.ts',
          'packages/theme/src/page-components/docs-page.tsx',
          'packages/theme/src/page-components/docs-content.tsx',
        ],
        global: 'packages/theme/src/styles/global-style.ts',
      },
    },

    // Makes Gatsby faster and repairs it: packages/gatsby/README.md has the list, and the switch.
    'gatsby-plugin-patches',
    'gatsby-plugin-bundle-size',

    // Parts of pages
    'gatsby-plugin-favicon',
    'gatsby-plugin-color-mode',
    'gatsby-plugin-math',
    'gatsby-plugin-mermaid',
    'gatsby-plugin-icons',
    'gatsby-plugin-analytics',

    // Redirects and checks
    'gatsby-plugin-site-settings',
    'gatsby-plugin-redirects',
    // Must come before the check of links, which may lead to its files.
    'gatsby-plugin-crawler-files',
    'gatsby-plugin-link-check',
    'gatsby-plugin-problem-report',

    // Files beside the pages. These plugins write to `public/`: slow, threaded work comes first.
    ...(site.seo.socialImages ? ['gatsby-plugin-social-images'] : []),
    'gatsby-plugin-content-database',
    'gatsby-plugin-preview',
    'gatsby-plugin-machine-readable',
    'gatsby-plugin-feeds',
    'gatsby-plugin-search-index',
    // Compresses the largest of these files while code is bundled.
    'gatsby-adapter-node',
  ],
}

export default config
