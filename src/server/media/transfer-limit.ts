export type TransferLimit = {
  hasRoom: (client: string) => boolean;
  /** @returns what is to be called at its end, however often; undefined where there is no room */
  begin: (client: string) => (() => void) | undefined;
};

type Options = { perClient: number; total: number };

/** How many answers may be under way at once, of one client and of all together. */
export function createTransferLimit({ perClient: ofClient, total: inAll }: Options): TransferLimit {
  const counts = new Map<string, number>();
  let count = 0;
  const hasRoom = (client: string) => count < inAll && (counts.get(client) ?? 0) < ofClient;
  const add = (client: string, change: 1 | -1) => {
    count += change;
    const left = (counts.get(client) ?? 0) + change;
    if (left > 0) counts.set(client, left);
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
