import { TextDecoder } from 'node:util'
import '@testing-library/jest-dom'
import drawings from '~/components/ui/icon/drawings.json'
import { setOwnDrawings } from '~/components/ui/icon/own-drawings'

// styled-components adds rules one by one, as in a build; as text, jsdom would read all of them anew for each.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false })

// jsdom has none.
Object.assign(globalThis, { TextDecoder })

// jsdom lays nothing out, so nothing changes its size, and nothing is out of sight.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView = () => undefined

// Icons are drawn at once, as on the server.
setOwnDrawings(drawings)
