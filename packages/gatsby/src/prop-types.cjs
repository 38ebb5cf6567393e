const NAMES = [
  'any',
  'array',
  'arrayOf',
  'bool',
  'element',
  'elementType',
  'exact',
  'func',
  'instanceOf',
  'isRequired',
  'node',
]
NAMES.push('number', 'object', 'objectOf', 'oneOf', 'oneOfType', 'shape', 'string', 'symbol')

/** Stands for every check, and for every function that makes one: React 19 calls none. */
const check = () => check

module.exports = Object.assign(check, Object.fromEntries(NAMES.map((name) => [name, check])))
