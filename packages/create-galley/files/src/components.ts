// Replaces components of the engine: export yours under the name of the original, such as `export { Footer } from './components/footer'`.
export * from '@galley/search/site-components'
export * from '@galley/theme/site-components'
