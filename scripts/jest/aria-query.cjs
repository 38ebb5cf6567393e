// What environment.cjs has read already; a suite that asks for jsdom by a docblock reads it itself.
module.exports = globalThis.ariaQuery ?? require('aria-query/lib/index.js')
