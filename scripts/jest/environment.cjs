const { TestEnvironment: NodeEnvironment } = require('jest-environment-node')

/** Components (`*.test.tsx`) are tested in jsdom, the rest in Node, which starts at once. A docblock can ask for the other one. */
module.exports = class {
  constructor(config, context) {
    const Environment = context.testPath.endsWith('.tsx') ? require('jest-environment-jsdom').default : NodeEnvironment
    return new Environment(config, context)
  }
}
