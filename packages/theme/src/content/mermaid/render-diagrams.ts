import { DIAGRAM_SOURCE } from '@galley/core/mermaid-module'
import { renderDiagram } from './render-diagram'

/** Renders the diagrams of a text that no component runs, for paper. One with a mistake stays as its source, which says more. */
export async function renderDiagrams(root: HTMLElement) {
  const sources = [...root.querySelectorAll(`[${DIAGRAM_SOURCE}]`)]
  for (const [index, source] of sources.entries()) {
    try {
      source.outerHTML = (await renderDiagram(`printed-diagram-${index}`, source.textContent, 'light')).svg
    } catch (error) {
      console.warn(error)
    }
  }
}
