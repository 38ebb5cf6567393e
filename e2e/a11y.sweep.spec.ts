import { testWithAxe } from './axe'
import { readPages, readPagesOfEachKind } from './site-pages'

const kinds = readPagesOfEachKind()
// One page of each kind is in a11y.spec.ts.
testWithAxe(readPages().filter((path) => !kinds.includes(path)))
