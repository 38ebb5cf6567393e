/** The paths of pages that come and go with a change of the content, in `gatsby develop`. */
export interface PageChanges {
  created: string[]
  deleted: string[]
}
