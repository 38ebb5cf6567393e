const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML, between tags and in attributes with double quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!)

/** Writes a value as JSON for a `<script>` element: escapes "<", which could end the element, and "&", which could begin an HTML entity. */
export const toScriptJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)
