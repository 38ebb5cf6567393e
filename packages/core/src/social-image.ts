/** Folder of `public/` with the images that other sites show beside a link to a page. */
export const SOCIAL_IMAGE_FOLDER = '/social'

/** Size of the images in pixels. Most sites show this size without cropping. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 }

/** The logo, which pages without an image use: a square with this size in pixels. */
export const LOGO_IMAGE = { path: '/logo.png', size: 512 }

/** Returns the path of a page's image. */
export const socialImagePath = (path: string, extension: 'png' | 'jpg') =>
  `${SOCIAL_IMAGE_FOLDER}${path === '/' ? '/index' : path}.${extension}`
