import { clearedPreviewCookie, previewCookie } from './preview-cookie'

test('expires with the token, and is sent to this site only', () => {
  const now = () => Date.UTC(2025, 0, 31)
  const exp = now() / 1000 + 3600
  expect(previewCookie('a.b.c', exp, true, now)).toBe('previewToken=a.b.c; Max-Age=3600; Path=/; SameSite=Lax; Secure')
  expect(previewCookie('a.b.c', exp, false, now)).toBe('previewToken=a.b.c; Max-Age=3600; Path=/; SameSite=Lax')
  expect(previewCookie('a.b.c', exp - 4000, true, now)).toContain('Max-Age=0;')
})

test('is removed by a cookie with the same name and path', () => {
  expect(clearedPreviewCookie(true)).toBe('previewToken=; Max-Age=0; Path=/; SameSite=Lax; Secure')
})
