import type { ContentView, PageName } from '@galley/content'

const NO_FOLDERS: ReturnType<ContentView['folders']> = []

/** Returns the content with only the pages that pass `maySee`, and all data. Folders lose their titles, which may be drafts. */
export const narrowView = (view: ContentView, maySee: (path: string) => boolean): ContentView => ({
  ...view,
  folders: () => NO_FOLDERS,
  entriesOf: (collection) =>
    view.entriesOf(collection as PageName).filter(({ path }) => typeof path !== 'string' || maySee(path)),
})
