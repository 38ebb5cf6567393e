import { fontFaces, fontUrl } from './fonts'

test('uses the default fonts where the site sets none', () => {
  expect(fontUrl('sans', { basePath: '', fonts: {} })).toMatch(/^\/fonts\/geist-latin-\w+\.woff2$/)
  expect(fontFaces({ basePath: '', fonts: {} })).toMatch(/font-family: 'Site Sans Fallback';\s+src: local\('Arial'\)/)
})

test("replaces a default font and its fallback with the site's font", () => {
  const files = [{ url: '/fonts/inter-greek.woff2', range: 'U+0370-03FF' }, { url: '/fonts/inter-latin.woff2' }]
  const site = { basePath: '', fonts: { sans: { weights: '100 900', files } } }
  expect(fontUrl('sans', site)).toBe('/fonts/inter-latin.woff2')
  const css = fontFaces(site)
  expect(css).toContain(`
@font-face {
  font-family: 'Site Sans';
  font-display: optional;
  font-weight: 100 900;
  src: url(/fonts/inter-greek.woff2);
  unicode-range: U+0370-03FF;
}
@font-face {
  font-family: 'Site Sans';
  font-display: optional;
  font-weight: 100 900;
  src: url(/fonts/inter-latin.woff2);
}`)
  expect(css).not.toMatch(/geist-latin-|Site Sans Fallback/)
  expect(css).toContain("'Site Mono Fallback'")
})
