import { compileText } from './compile-text'
import { SAMPLE_BODY, SAMPLE_HEADING, SAMPLE_TEXT } from './sample'

test('the stored page of the sample equals the compiled text', async () => {
  expect(await compileText(SAMPLE_TEXT)).toMatchObject({ heading: SAMPLE_HEADING, body: SAMPLE_BODY, problems: [] })
})
