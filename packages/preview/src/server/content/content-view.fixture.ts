import type { ContentView } from '@galley/content'
import type { PageEntry } from '@galley/core/collections'

/** A compiled docs page with the fields that these tests read. */
export const entry = (stem: string, fields: object = {}) =>
  ({
    id: `docs/${stem}.md`,
    stem: `docs/${stem}`,
    sortKey: `docs/${stem}`,
    path: `/docs/${stem.replace(/\d+\./g, '')}`,
    title: stem,
    draft: false,
    ...fields,
  }) as PageEntry

/** Content whose docs pages a test replaces with `set`. */
export function createContent(...pages: PageEntry[]) {
  let view = viewOf(pages, 1)
  return {
    readView: () => view,
    set: (...next: PageEntry[]) => {
      view = viewOf(next, view.revision + 1)
    },
  }
}

const FOLDERS = [{ stem: 'docs/1.start', hidden: false, config: { title: 'Start here' } }]

const viewOf = (pages: PageEntry[], revision: number): ContentView => ({
  revision,
  entriesOf: (collection) => (collection === 'docs' ? pages : []),
  folders: () => FOLDERS,
  digestOfImage: () => undefined,
})
