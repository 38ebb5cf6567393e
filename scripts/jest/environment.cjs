const { TestEnvironment: NodeEnvironment } = require('jest-environment-node')

/**
 * Runs suites of components (`*.test.tsx`) in jsdom and all others in Node, which starts faster. A docblock can select the other environment.
 * @param {ConstructorParameters<typeof NodeEnvironment>} options
 */
module.exports = function createEnvironment(...options) {
  const [, { testPath }] = options
  if (!testPath.endsWith('.tsx')) return new NodeEnvironment(...options)
  const { default: DomEnvironment } = require('jest-environment-jsdom')
  const environment = new DomEnvironment(...options)
  // Loads the roles of HTML once for all suites. Testing Library would load 150 files for each suite.
  environment.global.ariaQuery = require('aria-query')
  return environment
}
