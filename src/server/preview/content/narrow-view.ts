import type { ContentView, PageName } from '../../../content'

/** The content without the pages that may not be seen; data has no path, and stays. */
export const narrowView = (view: ContentView, maySee: (path: string) => boolean): ContentView => ({
  ...view,
  entriesOf: (collection) =>
    view.entriesOf(collection as PageName).filter(({ path }) => typeof path !== 'string' || maySee(path)),
})
