// What environment.cjs has read already; a suite that asks for jsdom by a docblock reads it itself.
// @ts-expect-error The package has no types.
module.exports = Reflect.get(globalThis, 'ariaQuery') ?? require('aria-query/lib/index.js')
