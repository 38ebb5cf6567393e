import { testTable } from '@galley/testing/test-table.fixture'
import { readHashId } from './hash-id'

testTable(readHashId)('reads from %j the id %j', {
  '#limits': 'limits',
  '#%C3%BCbersicht': 'übersicht',
  '#100%': '',
  '': '',
})
