/** What the address of the page asks to look for. */
export const readQuery = () => new URLSearchParams(location.search).get('q')
