/** Mermaid's code that adds a diagram's styles: `d=document.createElement("style");d.innerHTML=w,v.insertBefore(d,T);`. */
const STYLE_ELEMENT = /(\w+)=document\.createElement\("style"\);\1\.innerHTML=(\w+),\w+\.insertBefore\(\1,\w+\);/

/**
 * Changes Mermaid's module to use a constructed style sheet instead of a `<style>`, which the content security policy forbids. This is
 * safe because Mermaid's selectors start with the diagram's id. Returns undefined if the module does not contain the expected code.
 */
export function adoptRules(module: string): string | undefined {
  const changed = module.replace(
    STYLE_ELEMENT,
    '$1=new CSSStyleSheet;$1.replaceSync($2),document.adoptedStyleSheets.push($1);',
  )
  return changed === module ? undefined : changed
}
