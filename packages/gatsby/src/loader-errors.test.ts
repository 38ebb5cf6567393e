import { copyFileSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { workInOwnFolder } from '@galley/testing/own-folder.fixture'
import { loaderErrors } from './loader-errors'

const requireFromGatsby = createRequire(require.resolve('gatsby/package.json'))
workInOwnFolder()

test('changes only both conditions of the installed loader, so that the loader requests the error page once', () => {
  const file = requireFromGatsby.resolve('gatsby/cache-dir/loader.js')
  copyFileSync(file, 'loader.js')
  loaderErrors.apply(requireFromGatsby, 'loader.js')
  const code = readFileSync('loader.js', 'utf8')
  expect(code.split('if (status === 500 && pagePath !== `/500.html`) {')).toHaveLength(3)
  expect(code.replaceAll(' && pagePath !== `/500.html`', '')).toBe(readFileSync(file, 'utf8'))
})
