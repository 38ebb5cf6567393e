import { onDemand } from '@galley/ui/on-demand'

/** Renders a compiled Markdown document. A page from the server is readable without its code. */
export const ContentBody = onDemand(
  async () => (await import(/* webpackChunkName: "content" */ './rendered-body')).RenderedBody,
)

/** Renders an MDX document in the same way. */
export const MdxContent = onDemand(
  async () => (await import(/* webpackChunkName: "content" */ '../mdx-body')).MdxBody,
  { showsChildren: false },
)

/** Loads that code for the next pages. */
export const prepareContent = () => ContentBody.prepare()
