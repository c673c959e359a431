import { signBody, verifyBody } from '../signature.ts';

/** Says in an address when a withdrawal arrived, so that nobody can make up another time. */
export type WithdrawalKeys = {
  sign: (at: number) => string;
  isGood: (key: string) => boolean;
};

const about = 'withdrawal received';
const goodFor = 24 * 3_600_000;

export function createWithdrawalKeys(secret: string): WithdrawalKeys {
  return {
    sign: (at) => signBody(secret, about, at),
    isGood: (key) => verifyBody(secret, about, key, Date.now(), goodFor),
  };
}
