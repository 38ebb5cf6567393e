import { resolve } from 'node:path'
import type { Patch } from './patch'

/** Short hashes make pages smaller, because each page lists all chunks. The server's caching rules in `site-headers` need at least this length. */
const HASH_LENGTH = 10

function shortenHashes({ options }: { options: { output: { hashDigestLength?: number } } }) {
  options.output.hashDigestLength = HASH_LENGTH
}

/** Gatsby's code for Partytown, which does nothing in a build. */
const PARTYTOWN = 'gatsby/dist/internal-plugins/partytown/gatsby-browser.js'

/** Returns webpack settings that omit browser code of Gatsby that this site does not use, and make the hashes in pages shorter. */
export const unusedCode: Patch<[propTypes: string], object> = {
  name: 'unused-code',
  gatsby: '5.16',
  expects: {
    [PARTYTOWN]: /onInitialClientRender = \(\) => \{\s+if \(process\.env\.NODE_ENV !== `development`\) \{\s+return;/,
    'gatsby/cache-dir/production-app.js': /require\(`\.\/register-service-worker`\)/,
    'gatsby/dist/utils/webpack.config': [/\n\s+commons: \{\n\s+name: `commons`/, /\n\s+shared: \{/],
  },
  without: "Pages load Gatsby's code for features that this site does not use, and more code of other pages.",
  apply: (requireFromGatsby, propTypes) => ({
    // A plugin, because Gatsby ignores the `output` setting of plugins.
    plugins: [shortenHashes],
    module: {
      rules: [
        {
          test: /\/node_modules\/(@gatsbyjs\/reach-router|gatsby-link|gatsby-react-router-scroll|gatsby-script|invariant|prop-types)\//,
          sideEffects: false,
        },
      ],
    },
    resolve: {
      alias: {
        // React 19 ignores the prop types of Gatsby's packages.
        'prop-types': propTypes,
        [requireFromGatsby.resolve(PARTYTOWN)]: false,
        [resolve('.cache/register-service-worker.js')]: false,
      },
    },
    // Gatsby names shared files after their chunks. Most of our chunks have no name, so all shared code would be in one file.
    optimization: { splitChunks: { cacheGroups: { commons: false, shared: { name: false } } } },
  }),
}
