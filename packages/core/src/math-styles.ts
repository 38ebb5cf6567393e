/** Where the site serves the style sheet of formulas, see `gatsby-plugin-math`. The name changes with its content, so it is kept for good. */
export const MATH_STYLES = '/static/katex-1a18155222e88777a8ad/katex.min.css'
