/** A path of this site that is a page: files, functions and other sites are loaded by the browser itself. */
export const isPage = (to: string) => /^\/(?!\/|api\/)/.test(to) && !/\.[a-z0-9]+$/i.test(to.replace(/[?#].*$/, ''))
