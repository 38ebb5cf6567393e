export { defineSite } from './define-site'
export type { Site, SiteLanguage, SiteOptions } from './site'
