/** Calls by name: what is sent with one, and what is answered. */
export type Calls = Record<string, { sends: unknown; gets: unknown }>;

export type HandlersOf<Own extends Calls> = {
  [Name in keyof Own]: (data: Own[Name]['sends']) => Own[Name]['gets'] | Promise<Own[Name]['gets']>;
};

export type Link<Theirs extends Calls> = {
  /** @throws when the other process has failed to answer, or is gone */
  call: <Name extends keyof Theirs & string>(name: Name, data: Theirs[Name]['sends']) => Promise<Theirs[Name]['gets']>;
  /** Takes a message of the other process. */
  receive: (message: unknown) => void;
  /** Fails all calls that are not answered: the other process is gone. */
  end: () => void;
};

type Message = { call: number; name: string; data: unknown } | { answer: number; value?: unknown; failure?: string };

type Options<Own extends Calls> = { send: (message: Message) => void; handlers: HandlersOf<Own> };

/** Both ends are the same build: the name of a call, which its types check, decides what arrives with it. */
export function isOfSameBuild<Type>(_received: unknown): _received is Type {
  return true;
}

/** Calls between two processes of this site over a channel, in both directions. */
export function createLink<Theirs extends Calls, Own extends Calls>({ send, handlers }: Options<Own>): Link<Theirs> {
  const pending = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let count = 0;
  let isEnded = false;

  const answer = async (id: number, name: string, data: unknown) => {
    try {
      const handler = handlers[name];
      if (!handler) throw new Error(`There is no call ${name}.`);
      if (isOfSameBuild<Own[keyof Own]['sends']>(data)) send({ answer: id, value: await handler(data) });
    } catch (error) {
      send({ answer: id, failure: error instanceof Error ? error.message : String(error) });
    }
  };

  return {
    call: (name, data) =>
      new Promise((resolve, reject) => {
        if (isEnded) return reject(new Error('The other process is gone.'));
        const id = ++count;
        pending.set(id, {
          resolve: (value) => {
            if (isOfSameBuild<Theirs[typeof name]['gets']>(value)) resolve(value);
          },
          reject,
        });
        send({ call: id, name, data });
      }),
    receive: (received) => {
      if (!isOfSameBuild<Message>(received)) return;
      const message = received;
      if ('call' in message) return void answer(message.call, message.name, message.data);
      const call = pending.get(message.answer);
      pending.delete(message.answer);
      if (message.failure === undefined) call?.resolve(message.value);
      else call?.reject(new Error(message.failure));
    },
    end: () => {
      isEnded = true;
      for (const { reject } of pending.values()) reject(new Error('The other process is gone.'));
      pending.clear();
    },
  };
}
