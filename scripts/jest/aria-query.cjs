// Returns the module that environment.cjs has loaded. A suite that selects jsdom by a docblock loads the module itself.
// @ts-expect-error The package has no types.
module.exports = Reflect.get(globalThis, 'ariaQuery') ?? require('aria-query/lib/index.js')
