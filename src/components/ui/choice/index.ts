export { choiceMark, Description, Line, Words } from './choice.styles'
