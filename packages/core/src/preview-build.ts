/** Whether this is a preview build: it includes drafts, and problems in the content do not fail it. */
export const isPreviewBuild = () => process.env['CONTENT_DRAFTS'] === 'include'
