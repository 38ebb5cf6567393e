export { writeChanged, writeFiles } from './write-files'
