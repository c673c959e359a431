/** The result of the work, or 'too late' after the timeout; the caller handles a late result. */
export async function withTimeout<Result>(
  milliseconds: number,
  promise: Promise<Result>,
): Promise<Result | 'too late'> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'too late'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'too late');
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
