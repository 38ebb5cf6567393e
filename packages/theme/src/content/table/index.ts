export { HeadCell, Table } from './table'
