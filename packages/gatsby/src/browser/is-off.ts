/** Returns true if the build leaves a patch out. The hook `onPreInit` sets the variable, and Gatsby writes its value into the code. */
export const isOff = (name: string) => (process.env['GATSBY_BROWSER_PATCHES_OFF'] ?? '').split(',').includes(name)
