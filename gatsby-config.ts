import { createFileLookup } from '@galley/content/compiler/file-lookup'
import { rehypeDirections } from '@galley/core/content-compiler'
import {
  cjkEmphasis,
  footnoteOptions,
  rehypeHeadingIds,
  remarkCodeBlocks,
  remarkHeadingIds,
  remarkIcons,
  remarkUrls,
} from '@galley/core/mdx'
import { isPreviewBuild } from '@galley/core/preview-build'
import { findIconSets } from '@galley/node/icon-sets'
import { ignoreIn } from '@galley/node/ignore-in'
import type { GatsbyConfig } from 'gatsby'
import remarkGfm from 'remark-gfm-mdx'
import { createNodeAdapter } from './plugins/gatsby-adapter-node/adapter'
import { rehypePlugins, remarkPlugins } from './src/markdown-plugins'
import { site } from './src/site'

const config: GatsbyConfig = {
  siteMetadata: { title: site.seo.title, description: site.seo.description, siteUrl: site.url },
  trailingSlash: 'never',
  // Nobody reads the types of a preview build.
  graphqlTypegen: { generateOnBuild: !isPreviewBuild() },
  adapter: createNodeAdapter(),
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: `${__dirname}/content`,
        ignore: [ignoreIn(`${__dirname}/content`)],
      },
    },
    // After the files, so that a first build compiles them together.
    'gatsby-transformer-collections',
    {
      resolve: 'gatsby-plugin-mdx',
      options: {
        mdxOptions: {
          remarkPlugins: [
            remarkGfm,
            cjkEmphasis,
            remarkHeadingIds,
            [remarkUrls, createFileLookup(`${__dirname}/content`)],
            remarkCodeBlocks,
            [remarkIcons, findIconSets(__dirname)],
            ...remarkPlugins,
          ],
          rehypePlugins: [...rehypePlugins, rehypeHeadingIds, rehypeDirections],
          remarkRehypeOptions: footnoteOptions,
        },
      },
    },
    // Gatsby reads the queries of plugins.
    '@galley/theme',
    'gatsby-plugin-image',
    // Every supported browser shows WebP. A second copy of each image, of which PNG takes longest, would be for none.
    { resolve: 'gatsby-plugin-sharp', options: { defaults: { formats: ['webp'] } } },
    // It would warn of every SVG, which is rendered from its `publicURL`.
    { resolve: 'gatsby-transformer-sharp', options: { checkSupportedExtensions: false } },
    // Ahead of the style sheet, for which its script would have to wait.
    'gatsby-plugin-start-script',
    {
      resolve: 'gatsby-plugin-static-styles',
      options: {
        sheet: [
          'packages/app/src/browser.tsx',
          'packages/app/src/ssr.tsx',
          'packages/theme/src/site-footer.ts',
          'src/templates/docs-page.tsx',
          'packages/theme/src/page-components/docs-content.tsx',
        ],
        global: 'packages/theme/src/styles/global-style.ts',
      },
    },
    'gatsby-plugin-rspack',
    'gatsby-plugin-late-renderer',
    'gatsby-plugin-shown-navigation',
    'gatsby-plugin-query-extraction',
    'gatsby-plugin-pages-first',
    'gatsby-plugin-bundle-size',
    'gatsby-plugin-favicon',
    'gatsby-plugin-color-mode',
    'gatsby-plugin-math',
    'gatsby-plugin-mermaid',
    'gatsby-plugin-icons',
    'gatsby-plugin-analytics',
    'gatsby-plugin-site-settings',
    'gatsby-plugin-redirects',
    // Ahead of the check of links, which may lead to its files.
    'gatsby-plugin-crawler-files',
    'gatsby-plugin-link-check',
    'gatsby-plugin-problem-report',
    // From here on `public` is written; first what takes long, in threads.
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
