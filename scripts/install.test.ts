import { findMissingPackages, isNodeSupported } from './install.mjs'

const range = '>=20.19.0 <26'

test.each(['20.19.0', '20.20.2', '22.0.0', '25.9.1'])('Node %s is in the range', (version) => {
  expect(isNodeSupported(version, range)).toBe(true)
})

test.each(['18.20.8', '20.18.3', '26.0.0', '100.0.0'])('Node %s is outside the range', (version) => {
  expect(isNodeSupported(version, range)).toBe(false)
})

describe('findMissingPackages', () => {
  const wanted = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
      'node_modules/for-another-system': { version: '3.0.0', optional: true },
    },
  }

  it('returns nothing if all packages are installed', () => {
    const installed = {
      packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/a/node_modules/b': { version: '2.0.0' } },
    }
    expect(findMissingPackages(wanted, installed)).toEqual([])
  })

  it('returns missing packages and packages with another version', () => {
    const installed = { packages: { 'node_modules/a': { version: '1.0.1' } } }
    expect(findMissingPackages(wanted, installed)).toEqual(['node_modules/a', 'node_modules/a/node_modules/b'])
  })
})
