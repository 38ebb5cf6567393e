import { bodyOf, compile } from '@galley/testing/compile.fixture'
import { outlineMdx } from '../mdx'

const NOWHERE = { hasFile: () => false, pathOfFile: () => undefined, findIcon: () => undefined }

const CASES: [string, unknown[]][] = [
  ['印刷**『校正』**完了。', ['印刷', ['strong', {}, '『校正』'], '完了。']],
  ['**注意！**墨を拭く。', [['strong', {}, '注意！'], '墨を拭く。']],
  ['*（脚注）*参照。', [['em', {}, '（脚注）'], '参照。']],
  ['~~旧版（廃止）。~~新版。', [['del', {}, '旧版（廃止）。'], '新版。']],
  ['**갤리(Galley)**는 교정쇄다.', [['strong', {}, '갤리(Galley)'], '는 교정쇄다.']],
  ['**`校正`**后打印', [['strong', {}, ['code', {}, '校正']], '后打印']],
  ['snake_case_name と a * b * c', ['snake_case_name と a * b * c']],
]

test.each(CASES)('emphasis beside CJK punctuation: %s', async (text, children) => {
  expect(await bodyOf(text)).toEqual([['p', {}, ...children]])
})

test.each(CASES)('and in MDX: %s', (text, children) => {
  expect(outlineMdx(text, 'a.mdx', 1, NOWHERE).blocks).toEqual([['p', {}, ...children]])
})

test('leaves no markers in the text for the search', async () => {
  expect((await compile('印刷**『校正』**完了。')).text).toBe('印刷『校正』完了。')
})
