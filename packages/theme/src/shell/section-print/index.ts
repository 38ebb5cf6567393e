export { SectionPrint, type SectionPrintProps } from './section-print'
