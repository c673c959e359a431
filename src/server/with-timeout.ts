/** The result if it comes in time; what comes later is the caller's to tidy up. */
export async function withTimeout<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | 'too late'> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<'too late'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'too late');
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
