/** Where Mermaid adds the rules of a diagram: `d=document.createElement("style");d.innerHTML=w,v.insertBefore(d,T);`. */
const STYLE_ELEMENT = /(\w+)=document\.createElement\("style"\);\1\.innerHTML=(\w+),\w+\.insertBefore\(\1,\w+\);/

/**
 * Mermaid's module, changed to make a style sheet instead of a `<style>`, which the content security policy refuses. The rules begin with
 * the id of their diagram. Undefined if the module has no such code.
 */
export function adoptRules(module: string): string | undefined {
  const changed = module.replace(
    STYLE_ELEMENT,
    '$1=new CSSStyleSheet;$1.replaceSync($2),document.adoptedStyleSheets.push($1);',
  )
  return changed === module ? undefined : changed
}
