/** The version of the installed package; `plugins/gatsby-plugin-mermaid` says when it is another one. */
export const MERMAID_VERSION = '11.17.2'

/** Counts the changes that `plugins/gatsby-plugin-mermaid` makes, so that what a browser or a build has kept is not taken for them. */
const CHANGES = 1

/** Where the pages find Mermaid's files. They are not bundled: bundling them would take longer than all the rest of the site. */
export const MERMAID_FOLDER = `/mermaid/${MERMAID_VERSION}-${CHANGES}`

export const MERMAID_MODULE = `${MERMAID_FOLDER}/mermaid.esm.min.mjs`

/** On the source of a diagram, which is shown until the diagram is rendered. */
export const DIAGRAM_SOURCE = 'data-diagram'
