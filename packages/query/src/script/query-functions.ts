/**
 * The kind of a call's result: a `query`, which ends with `all()`, `first()` or `count()`; a `question`, which runs when awaited; a `group` of
 * conditions; an `answer`, the promise of rows; or a plain `value`.
 */
export type Kind = 'query' | 'question' | 'group' | 'answer' | 'value'

/** The functions that a script can call, each with the kind of its result. */
export const QUERY_FUNCTIONS = {
  queryCollection: 'query',
  queryCollectionNavigation: 'question',
  queryCollectionItemSurroundings: 'question',
  queryCollectionSearchSections: 'question',
} as const satisfies Record<string, Kind>

export type QueryFunction = keyof typeof QUERY_FUNCTIONS

const conditions = (kind: Kind) => [['where', kind] as const, ['andWhere', kind] as const, ['orWhere', kind] as const]

/** The methods of each kind, each with the kind of its result. Maps have no inherited keys such as "constructor". */
export const METHODS: Record<Kind, ReadonlyMap<string, Kind>> = {
  query: new Map<string, Kind>([
    ['path', 'query'],
    ...conditions('query'),
    ['select', 'query'],
    ['order', 'query'],
    ['skip', 'query'],
    ['limit', 'query'],
    ['all', 'answer'],
    ['first', 'answer'],
    ['count', 'answer'],
    ['sql', 'value'],
  ]),
  question: new Map<string, Kind>([...conditions('question'), ['order', 'question']]),
  group: new Map(conditions('group')),
  answer: new Map(),
  value: new Map(),
}
