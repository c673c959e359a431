import { signLink, verifyLink } from '../signature.ts';

/** Says in an address when a withdrawal arrived, so that nobody can make up another time. */
export type WithdrawalKeys = {
  sign: (at: number) => string;
  isGood: (key: string) => boolean;
};

const what = { purpose: 'withdrawal', subject: 'received', goodForMs: 24 * 3_600_000 } as const;

export function createWithdrawalKeys(secret: string): WithdrawalKeys {
  return {
    sign: (at) => signLink(secret, what.purpose, what.subject, at),
    isGood: (key) => verifyLink(secret, what, key, Date.now()),
  };
}
