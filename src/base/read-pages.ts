/** Rows page by page, each after the last id of the one before, so that no answer is large. */
export async function* readPages<Row extends { id: number }>(
  size: number,
  readPage: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const page: Row[] = await readPage(last);
    last = page.length < size ? undefined : page.at(-1)?.id;
    yield page;
  }
}
