/** @jest-environment jsdom */
import { repairChunkMap } from './chunk-map'

test.each([
  ['text', '{"app":["/app.js"]}', { app: ['/app.js'] }],
  ['the map itself', { app: ['/app.js'] }, { app: ['/app.js'] }],
  ['nothing', undefined, undefined],
])('%s becomes the map', (_situation, given, expected) => {
  window.___chunkMapping = given
  repairChunkMap()
  expect(window.___chunkMapping).toEqual(expected)
})
