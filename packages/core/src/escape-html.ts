const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as HTML writes it, between tags and in attributes with double quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!)

/** A value as JSON that a `<script>` element can hold: no text in it ends the element, and none of it reads as an HTML entity. */
export const toScriptJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)
