export { DefaultLayout } from './default-layout'
