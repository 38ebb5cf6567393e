import { resolve } from 'node:path'
import type { Patch } from './patch'

/** Every page carries the hashes of all chunks. The server's headers know a file with a hash by at least so many digits: see `site-headers`. */
const HASH_LENGTH = 10

function shortenHashes({ options }: { options: { output: { hashDigestLength?: number } } }) {
  options.output.hashDigestLength = HASH_LENGTH
}

/** Does nothing in a build. */
const PARTYTOWN = 'gatsby/dist/internal-plugins/partytown/gatsby-browser.js'

/** Returns webpack settings that leave out code of Gatsby for browsers which this site does not call, and bytes that each page carries. */
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
    // Gatsby drops what a plugin says of the output.
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
        // Gatsby's packages check their props, which React 19 ignores.
        'prop-types': propTypes,
        [requireFromGatsby.resolve(PARTYTOWN)]: false,
        [resolve('.cache/register-service-worker.js')]: false,
      },
    },
    // Gatsby names what chunks share after those chunks, and most of ours have no name: all that any of them share would be one file.
    optimization: { splitChunks: { cacheGroups: { commons: false, shared: { name: false } } } },
  }),
}
