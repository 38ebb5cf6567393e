/** Whether this is a preview build for editors: drafts are in it, and what is wrong in the content is told without failing it. */
export const isPreviewBuild = () => process.env['CONTENT_DRAFTS'] === 'include'
