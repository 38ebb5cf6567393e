/** Props of an element whose content is written by a script of this folder: React leaves it alone, also when it takes the page over. */
export const ownContent = { dangerouslySetInnerHTML: { __html: '' } }
