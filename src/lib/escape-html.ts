const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Words as HTML writes them between tags. */
export const escapeHtml = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character]!)
