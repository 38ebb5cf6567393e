export { writeChanged, writeFiles, writeWhole } from './write-files'
