/** Returns a function that declares a test for each input of a table: `find` must return the expected value of the input. */
export const testTable =
  (find: (input: string) => unknown) => (title: string, expectedByInput: Readonly<Record<string, unknown>>) =>
    test.each(Object.entries(expectedByInput))(title, async (input, expected) => {
      expect(await find(input)).toEqual(expected)
    })
