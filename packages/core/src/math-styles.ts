/** Path of the style sheet for formulas, which `gatsby-plugin-math` writes. The path changes with the content: browsers cache the file forever. */
export const MATH_STYLES = '/static/katex-1a18155222e88777a8ad/katex.min.css'
