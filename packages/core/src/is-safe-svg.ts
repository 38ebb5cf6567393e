const ELEMENTS =
  'animate|animateMotion|animateTransform|circle|clipPath|defs|desc|ellipse|fe[a-z]+|filter|g|line|linearGradient|marker|mask|' +
  'mpath|path|pattern|polygon|polyline|radialGradient|rect|set|stop|symbol|text|title|tspan|use'
const UNKNOWN_ELEMENT = new RegExp(`<(?!/?(?:${ELEMENTS})[\\s/>])`, 'i')
const EVENT_HANDLER = /[\s"'/]on\w+\s*=/i
/** Matches a reference to anything but an id within the SVG, and an animation that changes a reference. */
const FOREIGN_URL = /href\s*=(?!\s*["']?#)|url\((?!\s*["']?#)|attributeName\s*=\s*["']?[^"'>]*(?:href|&)/i

/** True if the content of an `<svg>` element has only shapes: no scripts, no event handlers, no external URLs. */
export const isSafeSvg = (body: string) =>
  ![UNKNOWN_ELEMENT, EVENT_HANDLER, FOREIGN_URL].some((pattern) => pattern.test(body))
