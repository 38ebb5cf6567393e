import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { PROPS_FILE, writeProps } from './props.mjs'

/** Matches the types that can occur in props. Other types are not read, to save time. */
const READ_PACKAGES = /\/node_modules\/(typescript\/lib\/lib\.es|@types\/react\/|@?radix-ui\/)/

const host = ts.createCompilerHost({})
const getSourceFile = host.getSourceFile.bind(host)
host.getSourceFile = (file, version, ...options) =>
  file.includes('/node_modules/') && !READ_PACKAGES.test(file)
    ? ts.createSourceFile(file, '', version)
    : getSourceFile(file, version, ...options)

test('the committed props are those of the code (otherwise run "npm run props")', () => {
  expect(readFileSync(PROPS_FILE, 'utf8')).toBe(writeProps(host))
})
