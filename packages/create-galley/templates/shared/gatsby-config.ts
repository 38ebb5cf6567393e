import { createLocalSearchOptions, createMdxOptions, createNodeAdapter, ignoreIn } from '@galley/gatsby-theme/config'
import { site } from '@galley/site'
import type { GatsbyConfig } from 'gatsby'

/** The composition of this site. Gatsby runs the hooks of plugins in the order of the list. */
const config: GatsbyConfig = {
  siteMetadata: { title: site.seo.title, description: site.seo.description, siteUrl: site.url },
  adapter: createNodeAdapter(),
  plugins: [
    // Content: the files become nodes, and the nodes of files become entries of the collections.
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: 'content', ignore: [ignoreIn()] } },
    // Must come after the source plugin so that the first build compiles all files in one batch.
    '@galley/gatsby-transformer-collections',
    { resolve: 'gatsby-plugin-mdx', options: { mdxOptions: createMdxOptions() } },

    // Images
    'gatsby-plugin-image',
    // Every supported browser shows WebP, and a second format would take most of the time.
    { resolve: 'gatsby-plugin-sharp', options: { defaults: { formats: ['webp'] } } },
    // The check would warn of every SVG, which pages show from its `publicURL`.
    { resolve: 'gatsby-transformer-sharp', options: { checkSupportedExtensions: false } },

    // The engine: pages, styles, checks, search, feeds. Its gatsby-config.js lists the plugins.
    '@galley/gatsby-theme',
    // An index of each search area in GraphQL, such as `localSearchDocs`
    ...site.search.areas.map((area) => ({
      resolve: 'gatsby-plugin-local-search',
      options: createLocalSearchOptions(area),
    })),
  ],
}

export default config
