/** Version of the `mermaid` package. `plugins/gatsby-plugin-mermaid` reports a different installed version. */
export const MERMAID_VERSION = '11.17.2'

/**
 * Raise this number when `plugins/gatsby-plugin-mermaid` patches the files differently. The number is part of their path, so browsers then load the
 * new files.
 */
const CHANGES = 1

/** Folder of Mermaid's files. The build copies them, because bundling them would take longer than bundling the rest of the site. */
export const MERMAID_FOLDER = `/mermaid/${MERMAID_VERSION}-${CHANGES}`

export const MERMAID_MODULE = `${MERMAID_FOLDER}/mermaid.esm.min.mjs`

/** Attribute of a diagram's source, which the page shows until the diagram is rendered. */
export const DIAGRAM_SOURCE = 'data-diagram'
