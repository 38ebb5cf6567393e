/** Returns true for requests of scripts that a page loads when its reader acts. */
export const isApplication = ({ pathname }: URL) =>
  /^\/(chunks|webpack-runtime|framework|app)-[0-9a-f]+\.js$/.test(pathname)
