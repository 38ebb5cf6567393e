export { LiveEditor } from './live-editor'
