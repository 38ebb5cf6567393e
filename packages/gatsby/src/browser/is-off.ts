/** Returns true if a browser patch is off. The hook `onPreInit` sets the variable, and Gatsby inlines its value into the code. */
export const isOff = (name: string) => (process.env['GATSBY_BROWSER_PATCHES_OFF'] ?? '').split(',').includes(name)
