const { TestEnvironment: NodeEnvironment } = require('jest-environment-node')

/**
 * Components (`*.test.tsx`) are tested in jsdom, the rest in Node, which starts at once. A docblock can ask for the other one.
 * @param {ConstructorParameters<typeof NodeEnvironment>} options
 */
module.exports = function createEnvironment(...options) {
  const [, { testPath }] = options
  if (!testPath.endsWith('.tsx')) return new NodeEnvironment(...options)
  const { default: DomEnvironment } = require('jest-environment-jsdom')
  const environment = new DomEnvironment(...options)
  // The roles of HTML: 150 files of tables that Testing Library asks, read once for all suites.
  environment.global.ariaQuery = require('aria-query')
  return environment
}
