require('@galley/node/typescript')
const { isPreviewBuild } = require('@galley/core/preview-build')
const { site } = require('@galley/site')

/** @param {string} name */
const ours = (name) => require.resolve(`@galley/${name}/package.json`)

/**
 * The engine. Gatsby runs the hooks of plugins in the order of the list.
 * @satisfies {import('gatsby').GatsbyConfig}
 */
module.exports = {
  trailingSlash: 'never',
  ...(site.basePath && { pathPrefix: site.basePath }),
  // Preview builds skip type generation to save time.
  graphqlTypegen: { generateOnBuild: !isPreviewBuild() },
  plugins: [
    // Packages with queries. They are plugins because Gatsby extracts queries only from the code of plugins.
    ours('theme'),
    ours('app'),

    // Scripts and styles
    // Must come before the style sheet: scripts after it wait for it to load.
    ours('gatsby-plugin-start-script'),
    {
      resolve: ours('gatsby-plugin-static-styles'),
      options: {
        sheet: [
          require.resolve('@galley/app/browser'),
          require.resolve('@galley/app/ssr'),
          require.resolve('@galley/theme/site-footer'),
          require.resolve('@galley/theme/page-components/docs-page'),
          require.resolve('@galley/theme/page-components/docs-content'),
        ],
        global: require.resolve('@galley/theme/styles/global-style'),
      },
    },

    // Makes Gatsby faster and fixes bugs. The README of @galley/gatsby lists all patches and how to turn them off.
    ours('gatsby-plugin-patches'),
    ours('gatsby-plugin-bundle-size'),

    // Parts of pages
    ours('gatsby-plugin-favicon'),
    ours('gatsby-plugin-color-mode'),
    ours('gatsby-plugin-math'),
    ours('gatsby-plugin-mermaid'),
    ours('gatsby-plugin-icons'),
    ours('gatsby-plugin-analytics'),

    // Redirects and checks
    ours('gatsby-plugin-site-settings'),
    ours('gatsby-plugin-redirects'),
    // Must come before the link check, because links can lead to these files.
    ours('gatsby-plugin-crawler-files'),
    ours('gatsby-plugin-link-check'),
    ours('gatsby-plugin-problem-report'),

    // Files beside the pages. These plugins write to `public/`: slow, threaded work comes first.
    ...(site.seo.socialImages ? [ours('gatsby-plugin-social-images')] : []),
    ours('gatsby-plugin-content-database'),
    ours('gatsby-plugin-machine-readable'),
    ours('gatsby-plugin-feeds'),
    ours('gatsby-plugin-search-index'),
    // Compresses the largest of these files while code is bundled.
    ours('gatsby-adapter-node'),
  ],
}
