import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import prettier from 'eslint-config-prettier'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { flatConfigs as importX } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

export default defineConfig(
  globalIgnores([
    ...['public', '.cache', '.preview', 'coverage', 'test-results', 'bench/results', 'src/gatsby-types.d.ts'],
    // A code file here is shown or served, and belongs to no project.
    ...['content', 'static'],
  ]),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      globals: globals.node,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'import-x': importX.recommended.plugins['import-x'] },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // Short handlers such as `() => setOpen(true)` read better without braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `noUncheckedIndexedAccess` asks for "!" where a length or a match was checked just before.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // An async function without "await" still turns what it throws into a rejection.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'import-x/no-duplicates': 'error',
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
          pathGroups: [{ pattern: '~/**', group: 'internal' }],
          'newlines-between': 'ignore',
        },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      // Safari takes a list without bullets for no list, unless it is told.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['src/**'],
    // Gatsby asks for default exports here.
    // The thread pool asks for one in its worker.
    ignores: [
      'src/pages/**',
      'src/templates/**',
      'src/app/develop/problem-page.tsx',
      'src/content/compiler/compile-worker.ts',
      '**/*.d.ts',
    ],
    rules: { 'import-x/no-default-export': 'error' },
  },
  {
    // Gatsby's actions are plain functions that its types declare as methods.
    files: ['gatsby-*.ts', 'plugins/**'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // Takes the props of the component it replaces, to keep them from the anchor.
    files: ['scripts/jest/gatsby-mock.tsx'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  {
    // TypeScript reads a cast in a JSDoc comment, the linter does not.
    files: ['scripts/**/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Not part of the TypeScript project.
    files: ['*.mjs', '.*.cjs', 'scripts/jest/*.cjs'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  prettier,
)
