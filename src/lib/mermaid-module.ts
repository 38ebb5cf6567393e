/** The version of the installed package; `plugins/gatsby-plugin-mermaid` says when it is another one. */
export const MERMAID_VERSION = '11.17.2'

/** Where the pages find Mermaid's files. They are served as they come: bundling them would take longer than all the rest of the site. */
export const MERMAID_FOLDER = `/mermaid/${MERMAID_VERSION}`

export const MERMAID_MODULE = `${MERMAID_FOLDER}/mermaid.esm.min.mjs`
