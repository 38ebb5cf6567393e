export type { ContentView, EntryFields } from './content-view'
export { createDataLayer, type DataAnswer, type DataLayer } from './data-layer'
