const ELEMENTS =
  'animate|animateMotion|animateTransform|circle|clipPath|defs|desc|ellipse|fe[a-z]+|filter|g|line|linearGradient|marker|mask|' +
  'mpath|path|pattern|polygon|polyline|radialGradient|rect|set|stop|symbol|text|title|tspan|use'
const UNKNOWN_ELEMENT = new RegExp(`<(?!/?(?:${ELEMENTS})[\\s/>])`, 'i')
const EVENT_HANDLER = /[\s"'/]on\w+\s*=/i
/** An address other than an id of the drawing itself, or one that an animation would change. */
const FOREIGN_ADDRESS = /href\s*=(?!\s*["']?#)|url\((?!\s*["']?#)|attributeName\s*=\s*["']?[^"'>]*(?:href|&)/i

/** True when the inside of an `<svg>` only draws: no scripts, no event handlers, nothing of other addresses. */
export const isSafeDrawing = (body: string) =>
  ![UNKNOWN_ELEMENT, EVENT_HANDLER, FOREIGN_ADDRESS].some((pattern) => pattern.test(body))
