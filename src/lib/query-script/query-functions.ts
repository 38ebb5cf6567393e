/** What a call gives back: a query to continue, a helper that answers when awaited, a group of conditions, an answer, or a plain value. */
export type Kind = 'query' | 'helper' | 'group' | 'answer' | 'value'

/** What a script may call. */
export const QUERY_FUNCTIONS = {
  queryCollection: 'query',
  queryCollectionNavigation: 'helper',
  queryCollectionItemSurroundings: 'helper',
  queryCollectionSearchSections: 'helper',
} as const satisfies Record<string, Kind>

export type QueryFunction = keyof typeof QUERY_FUNCTIONS

const conditions = (kind: Kind) => [['where', kind] as const, ['andWhere', kind] as const, ['orWhere', kind] as const]

/** What may follow on each kind; a map, so that inherited names such as "constructor" are not in it. */
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
  helper: new Map<string, Kind>([...conditions('helper'), ['order', 'helper']]),
  group: new Map(conditions('group')),
  answer: new Map(),
  value: new Map(),
}
