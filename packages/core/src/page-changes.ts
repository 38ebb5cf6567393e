/** Paths of the pages that a change of the content creates and deletes in `gatsby develop`. */
export interface PageChanges {
  created: string[]
  deleted: string[]
}
