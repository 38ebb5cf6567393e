export { createDataLayer, type DataAnswer, type DataLayer } from './data-layer'
