export { writeFiles } from './write-files'
