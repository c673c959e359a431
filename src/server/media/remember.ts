const mostRemembered = 10_000;

/** Keeps a value under its id; those that were remembered longest ago are forgotten beyond ten thousand. */
export function remember<Value>(memory: Map<string, Value>, id: string, value: Value): void {
  memory.delete(id);
  memory.set(id, value);
  for (const oldest of memory.keys()) {
    if (memory.size <= mostRemembered) break;
    memory.delete(oldest);
  }
}
