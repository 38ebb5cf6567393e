import { onDemand } from '@galley/ui/on-demand'

/** Renders a compiled Markdown document. HTML from the server stays readable until this code has loaded. */
export const ContentBody = onDemand(
  async () => (await import(/* webpackChunkName: "content" */ './rendered-body')).RenderedBody,
)

/** Renders a compiled MDX document. */
export const MdxContent = onDemand(
  async () => (await import(/* webpackChunkName: "content" */ './rendered-body')).MdxBody,
  { showsChildren: false },
)

/** Loads the code of `ContentBody` ahead of the next page. */
export const prepareContent = () => ContentBody.prepare()
