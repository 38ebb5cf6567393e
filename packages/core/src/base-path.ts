declare global {
  /** The base path, in code of browsers that does not import `@galley/site`. Gatsby and gatsby-plugin-start-script replace the name with the value. */
  const __BASE_PATH__: string
}

// Authors, menus and code write paths without the base path: "/docs/start". Browsers see the same page at "/queue/docs/start".

/** Returns the path of a site on its host, from the site's URL: "/queue" for "https://acme.github.io/queue", "" for the root and an invalid URL. */
export function basePathOf(url: string) {
  return URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '') : ''
}

/** Adds the base path to a path of the site. Returns URLs and relative links unchanged. */
export const addBasePath = (target: string, basePath: string) => (/^\/(?!\/)/.test(target) ? basePath + target : target)

/** Removes the base path from the path of a request or a location. Returns undefined for a path outside the base path. */
export function removeBasePath(path: string, basePath: string) {
  if (path === basePath) return '/'
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined
}

/** Removes the base path from a path. Returns URLs and paths outside the base path unchanged. */
export const dropBasePath = (path: string, basePath: string) => removeBasePath(path, basePath) ?? path
