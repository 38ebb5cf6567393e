export { Accordion, AccordionItem } from './accordion'
