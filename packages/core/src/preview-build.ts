/** True for a preview build, which includes drafts and does not fail because of problems in the content. */
export const isPreviewBuild = () => process.env['CONTENT_DRAFTS'] === 'include'
