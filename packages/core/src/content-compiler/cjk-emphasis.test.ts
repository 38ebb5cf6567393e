import { bodyOf, compile, NOWHERE } from '@galley/testing/compile.fixture'
import { outlineMdx } from '../mdx'

test.each([
  ['印刷**『校正』**完了。', ['印刷', ['strong', {}, '『校正』'], '完了。']],
  ['**注意！**墨を拭く。', [['strong', {}, '注意！'], '墨を拭く。']],
  ['~~旧版（廃止）。~~新版。', [['del', {}, '旧版（廃止）。'], '新版。']],
  ['**갤리(Galley)**는 교정쇄다.', [['strong', {}, '갤리(Galley)'], '는 교정쇄다.']],
  ['**`校正`**后打印', [['strong', {}, ['code', {}, '校正']], '后打印']],
  ['snake_case_name と a * b * c', ['snake_case_name と a * b * c']],
])('finds the emphasis beside CJK punctuation in Markdown and MDX: %s', async (text, children) => {
  const body = [['p', {}, ...children]]
  expect(await bodyOf(text)).toEqual(body)
  expect(outlineMdx(text, 'a.mdx', 1, NOWHERE).blocks).toEqual(body)
  expect((await compile(text)).text).not.toContain('**')
})
