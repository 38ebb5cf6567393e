/** The folder of `public/` with the images that other sites show beside a link to a page. */
export const SOCIAL_IMAGE_FOLDER = '/social'

/** The size of those images in pixels: what most sites show uncut. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 }

/** What pages without an image have: the logo, a square of so many pixels. */
export const LOGO_IMAGE = { path: '/logo.png', size: 512 }

/** Path of a page's image. */
export const socialImagePath = (path: string, extension: 'png' | 'jpg') =>
  `${SOCIAL_IMAGE_FOLDER}${path === '/' ? '/index' : path}.${extension}`
