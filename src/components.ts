// To replace a component of the engine, export yours under the same name, such as `export { Footer } from './components/footer'`.
export * from '@galley/search/site-components'
export * from '@galley/theme/site-components'
