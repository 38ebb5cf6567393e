import '@testing-library/jest-dom'
import drawings from '~/components/ui/icon/drawings.json'
import { setOwnDrawings } from '~/components/ui/icon/own-drawings'

// What a team replaces when it makes the site its own: the tests of the engine have a site and collections that stay.
jest.mock('~/site', () => jest.requireActual<object>('~/site.fixture'))
jest.mock('~/content.config', () => jest.requireActual<object>('~/content.config.fixture'))

// What Gatsby's start-up code puts on every page; its link and image components look for it.
Object.assign(globalThis, {
  __BASE_PATH__: '',
  __PATH_PREFIX__: '',
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
})

// jsdom lays nothing out, so nothing changes its size, and nothing is out of sight.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined

// Icons are drawn at once, as on the server.
setOwnDrawings(drawings)
