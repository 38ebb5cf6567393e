import { testWithAxe } from './axe'
import { readPages, readPagesOfEachKind } from './site-pages'

const kinds = readPagesOfEachKind()
// a11y.spec.ts checks one page of each kind. This sweep checks all other pages.
testWithAxe(readPages().filter((path) => !kinds.includes(path)))
