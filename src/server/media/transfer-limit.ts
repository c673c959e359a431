export type TransferLimit = {
  hasRoom: (client: string) => boolean;
  /** @returns a function to call at the end of the transfer, idempotent; undefined where the limit is reached */
  begin: (client: string) => (() => void) | undefined;
};

type Options = { perClient: number; total: number };

/** Limits concurrent transfers, per client and in total. */
export function createTransferLimit({ perClient, total }: Options): TransferLimit {
  const counts = new Map<string, number>();
  let count = 0;
  const hasRoom = (client: string) => count < total && (counts.get(client) ?? 0) < perClient;
  const add = (client: string, change: 1 | -1) => {
    count += change;
    const remaining = (counts.get(client) ?? 0) + change;
    if (remaining > 0) counts.set(client, remaining);
    else counts.delete(client);
  };
  return {
    hasRoom,
    begin: (client) => {
      if (!hasRoom(client)) return undefined;
      add(client, 1);
      let hasEnded = false;
      return () => {
        if (hasEnded) return;
        hasEnded = true;
        add(client, -1);
      };
    },
  };
}
