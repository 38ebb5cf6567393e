import type { ContentComponent } from '@galley/core/directive'

/** The directives that this site adds to Markdown, by name. `content-components.ts` exports the component of each. */
export const directives = {} satisfies Record<string, ContentComponent>
