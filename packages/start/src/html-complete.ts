let isComplete = false

document.addEventListener('DOMContentLoaded', () => (isComplete = true))

/** True once the HTML is complete and `deferred.ts` has run. */
export const isHtmlComplete = () => isComplete
