import { scales } from '@galley/tokens/scales'
import { globalStyle } from './global-style'

jest.mock('@galley/site', () => ({
  site: {
    fonts: {},
    languages: [],
    colors: {
      primary: { 300: '#mint-300', 400: '#mint-400', 500: '#mint-500', 700: '#mint-700' },
      secondary: 'violet',
      success: 'green',
      info: 'sky',
      warning: 'amber',
      error: 'red',
      neutral: 'stone',
    },
  },
}))

const ruleOf = (selector: string) => globalStyle.slice(globalStyle.indexOf(`${selector} {`)).split('}')[0]!

test('uses shade 500 in light mode and 400 in dark mode', () => {
  expect(ruleOf(':root')).toContain(`--color-secondary: ${scales.violet[500]};`)
  expect(ruleOf("[data-theme='dark']")).toContain(`--color-secondary: ${scales.violet[400]};`)
})

test('accepts a custom scale for a role', () => {
  expect(ruleOf(':root')).toContain('--color-primary: #mint-500;--color-primary-text: #mint-700;')
  expect(ruleOf("[data-theme='dark']")).toContain('--color-primary: #mint-400;--color-primary-text: #mint-300;')
})

test('omits unused scales', () => {
  expect(globalStyle).not.toContain(scales.fuchsia[500])
})

test('sets the role colours by `data-color`', () => {
  expect(ruleOf("[data-color='error']")).toContain('--role: var(--color-error);--role-text: var(--color-error-text);')
})
